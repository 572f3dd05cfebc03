import { createLimit } from '@/lib/identity/throttle/limit';

const QUARTER_HOUR = 900;

// A browser that has logged in to the account before is counted apart: otherwise ten guesses a quarter of an hour from
// anywhere would keep the operators out for good, and nobody would approve a withdrawal (OWASP's "device cookies").
const strangers = createLimit('office-account', 10, QUARTER_HOUR);
const knownDevices = createLimit('office-known', 10, QUARTER_HOUR);
const addresses = createLimit('office-ip', 30, QUARTER_HOUR);

export interface OfficeAttempt {
  /** Takes the counting back: the password was right. */
  succeeded(): Promise<void>;
  /** Takes this one back: nothing was judged, for too many others wait. */
  notJudged(): Promise<void>;
}

/**
 * Counts one try before it is judged, so that parallel guesses get no more; the address first, so that one beyond its
 * limit counts against nobody. `knownDevice` is the browser's id where it has logged in to this account before.
 * Throws TOO_MANY_REQUESTS 429.
 */
export async function countOfficeAttempt(
  account: string,
  ip: string,
  knownDevice: string | undefined,
): Promise<OfficeAttempt> {
  const limit = knownDevice ? knownDevices : strangers;
  const key = knownDevice ? `${account}:${knownDevice}` : account;
  await addresses.take(ip);
  await limit.take(key);
  return {
    async succeeded() {
      await Promise.all([limit.forget(key), addresses.giveBack(ip)]);
    },
    async notJudged() {
      await Promise.all([limit.giveBack(key), addresses.giveBack(ip)]);
    },
  };
}
