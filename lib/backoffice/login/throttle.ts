import { createLimit } from '@/lib/identity/throttle/limit';

const QUARTER_HOUR = 900;

// A browser that has logged in to the account before has its own limit. Otherwise ten guesses per quarter of an hour from
// anywhere would lock the operators out, and nobody could approve a withdrawal (OWASP's "device cookies").
const strangers = createLimit('office-account', 10, QUARTER_HOUR);
const knownDevices = createLimit('office-known', 10, QUARTER_HOUR);
const addresses = createLimit('office-ip', 30, QUARTER_HOUR);
// A login allows five answers. This limits a person who has the password and begins one login after the other: three of a million
// codes are valid at any time.
const factorAnswers = createLimit('office-factor', 10, 3_600);
const activations = createLimit('office-activation', 30, QUARTER_HOUR);

export interface LoginAttempt {
  /** The password was correct: resets the count. */
  succeeded(): Promise<void>;
  /** The password was not checked because too many others wait: this attempt does not count. */
  notJudged(): Promise<void>;
}

/**
 * Counts an attempt before its password is checked, so that parallel guesses have no advantage. The address is counted
 * first, so that an address above its limit does not use up an account's. `deviceId` is the browser's id if it has logged in to this account before.
 * Throws TOO_MANY_REQUESTS 429.
 */
export async function countLoginAttempt(
  account: string,
  ip: string,
  deviceId: string | undefined,
): Promise<LoginAttempt> {
  const limit = deviceId ? knownDevices : strangers;
  const key = deviceId ? `${account}:${deviceId}` : account;
  await addresses.take(ip);
  await limit.take(key);
  return {
    async succeeded() {
      await Promise.all([limit.reset(key), addresses.uncount(ip)]);
    },
    async notJudged() {
      await Promise.all([limit.uncount(key), addresses.uncount(ip)]);
    },
  };
}

/** Counts an answer to the second step of a login before it is checked. Throws TOO_MANY_REQUESTS 429. */
export async function countFactorAnswer(operatorId: bigint): Promise<{ succeeded(): Promise<void> }> {
  const key = String(operatorId);
  await factorAnswers.take(key);
  return { succeeded: () => factorAnswers.reset(key) };
}

/** Counts a call with an activation link. Throws TOO_MANY_REQUESTS 429. */
export async function countActivationCall(ip: string): Promise<void> {
  await activations.take(ip);
}
