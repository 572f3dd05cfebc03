import type { Db } from '@/lib/db/client';
import { contactOf } from '../contacts/queries';
import { internationalToE164 } from '../mobile/rules';
import { accountKey } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin } from '../types';

const QUARTER_HOUR = 900;

// A browser that has logged in to the account before has a limit of its own, so that guesses from elsewhere never lock
// the owner out (OWASP's "device cookies").
const MAX_UNKNOWN_DEVICE_TRIES = 10;
const unknownDevices = createLimit('login-account', MAX_UNKNOWN_DEVICE_TRIES, QUARTER_HOUR);
const knownDevices = createLimit('login-known', 10, QUARTER_HOUR);
// One address may serve a family or a phone company's gateway.
const addresses = createLimit('login-ip', 60, QUARTER_HOUR);
const devices = createLimit('login-device', 30, QUARTER_HOUR);
// Counts successful logins too, which reset the other limits: each login computes a hash, also in a loop on one account.
const allTries = createLimit('login-try', 300, QUARTER_HOUR);

/** Failures after which a captcha is required (LOGIN-4). */
const CAPTCHA_AFTER = 3;
const CAPTCHA_AFTER_FROM_ADDRESS = 12;
/** Failures from one address, at any account, after which the slider is required there. */
const SLIDER_AFTER_FROM_ADDRESS = 3;

/** Normalises a name for counting. A number has many spellings (spaces, dashes, 00), which must share their tries. */
const nameKey = (typed: string): string => internationalToE164(typed) ?? accountKey(typed);

export interface Attempt {
  /** True if tries have failed: at this name, from this browser, or several from this address. */
  isSuspicious: boolean;
  /** True if this try needs a captcha. */
  needsCaptcha: boolean;
  /** True if the next try needs a captcha in case this one fails. */
  nextNeedsCaptcha: boolean;
  /** True for the last try at this name that unknown browsers have: the owner is notified. */
  isLastOfUnknownDevices: boolean;
  /** Resets the limits after a right password. */
  succeed(): Promise<void>;
  /** Uncounts this try, because no password was checked: a human check was missing, or the server is too busy. */
  undo(): Promise<void>;
}

/**
 * Counts one try before the password is checked, so that parallel guesses cannot exceed the limit. Unknown names are
 * counted too. Throws TOO_MANY_REQUESTS 429.
 */
export async function countAttempt(
  username: string,
  origin: Origin,
  deviceIsKnown: boolean,
): Promise<Attempt> {
  const account = nameKey(username);
  const own = deviceIsKnown ? knownDevices : unknownDevices;
  const ownKey = deviceIsKnown ? `${account}:${origin.deviceId}` : account;
  // The address first: if it is at its limit, no account is counted and no row is written for an invented name.
  const byAddress = await addresses.take(origin.ip);
  const [byDevice, byAccount] = await Promise.all([devices.take(origin.deviceId), own.take(ownKey)]);
  // This limit last: a try that the others refuse must not use up the owner's.
  await allTries.take(account);
  const failedBefore = Math.max(byAccount, byDevice) - 1;
  return {
    isSuspicious: failedBefore >= 1 || byAddress > SLIDER_AFTER_FROM_ADDRESS,
    needsCaptcha: failedBefore >= CAPTCHA_AFTER || byAddress > CAPTCHA_AFTER_FROM_ADDRESS,
    nextNeedsCaptcha: failedBefore + 1 >= CAPTCHA_AFTER || byAddress >= CAPTCHA_AFTER_FROM_ADDRESS,
    isLastOfUnknownDevices: !deviceIsKnown && byAccount >= MAX_UNKNOWN_DEVICE_TRIES,
    async succeed() {
      await Promise.all([
        own.reset(ownKey),
        // A client can choose any device id, so resetting this one helps no attacker.
        devices.reset(origin.deviceId),
        addresses.uncount(origin.ip),
      ]);
    },
    async undo() {
      await Promise.all([
        own.uncount(ownKey),
        allTries.uncount(account),
        devices.uncount(origin.deviceId),
        addresses.uncount(origin.ip),
      ]);
    },
  };
}

/**
 * Resets the tries of unknown browsers at a member's account name and number. The owner has just been authenticated in
 * another way, and can log in with the new password at once from any browser (X5).
 */
export async function resetLoginTries(db: Db, member: { id: bigint; account: string }): Promise<void> {
  const mobile = await contactOf(db, member.id, 'mobile');
  const names = mobile ? [member.account, mobile.value] : [member.account];
  await Promise.all(names.map((name) => unknownDevices.reset(nameKey(name))));
}
