import type { Db } from '@/lib/db/client';
import { contactOf } from '../contacts/queries';
import { internationalToE164 } from '../mobile/rules';
import { accountKey } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin } from '../types';

const QUARTER_HOUR = 900;

// A browser that has logged in to the account before is counted apart, so that nobody can lock its owner out by
// guessing from elsewhere (OWASP's "device cookies").
const STRANGERS_TRIES = 10;
const strangers = createLimit('login-account', STRANGERS_TRIES, QUARTER_HOUR);
const knownDevices = createLimit('login-known', 10, QUARTER_HOUR);
// One address may be a whole family or a phone company's gateway.
const addresses = createLimit('login-ip', 60, QUARTER_HOUR);
const devices = createLimit('login-device', 30, QUARTER_HOUR);
// Right ones too, which the others forget: each costs a hash, and one account in a loop would be judged without end.
const everyTry = createLimit('login-try', 300, QUARTER_HOUR);

/** Failures after which a captcha is asked for (design.md §9). */
const CAPTCHA_AFTER = 3;
const CAPTCHA_AFTER_FROM_ADDRESS = 12;
/** Failures from one address, whoever's, after which the slider is asked for there. */
const SLIDER_AFTER_FROM_ADDRESS = 3;

/** A name as it is counted: a number has any number of spellings (spaces, dashes, 00), each of which would have tries of its own. */
const nameKey = (typed: string): string => internationalToE164(typed) ?? accountKey(typed);

export interface Attempt {
  /** True where something has failed already: on this name, from this browser, or a few times from this address. */
  isSuspicious: boolean;
  /** True where this try must carry a captcha. */
  needsCaptcha: boolean;
  /** True where the next try must, should this one fail. */
  nextNeedsCaptcha: boolean;
  /** True for the last try at this name that browsers strange to it have: its owner should know. */
  isLastOfStrangers: boolean;
  /** Takes the counting back: the password was right. */
  succeeded(): Promise<void>;
  /** Takes this one back: nothing was judged, because a proof was asked for first, or too many others wait. */
  notJudged(): Promise<void>;
}

/**
 * Counts one try before it is judged, so that parallel guesses cannot slip past the limit.
 * Names that do not exist are counted like those that do. Throws TOO_MANY_REQUESTS 429.
 */
export async function countAttempt(
  username: string,
  origin: Origin,
  deviceIsKnown: boolean,
): Promise<Attempt> {
  const account = nameKey(username);
  const own = deviceIsKnown ? knownDevices : strangers;
  const ownKey = deviceIsKnown ? `${account}:${origin.deviceId}` : account;
  // The address first: one beyond its limit counts against nobody, and leaves no row per name that it makes up.
  const byAddress = await addresses.take(origin.ip);
  const [byDevice, byAccount] = await Promise.all([devices.take(origin.deviceId), own.take(ownKey)]);
  // The last: whom the others have shut out leaves the owner theirs.
  await everyTry.take(account);
  const failedBefore = Math.max(byAccount, byDevice) - 1;
  return {
    isSuspicious: failedBefore >= 1 || byAddress > SLIDER_AFTER_FROM_ADDRESS,
    needsCaptcha: failedBefore >= CAPTCHA_AFTER || byAddress > CAPTCHA_AFTER_FROM_ADDRESS,
    nextNeedsCaptcha: failedBefore + 1 >= CAPTCHA_AFTER || byAddress >= CAPTCHA_AFTER_FROM_ADDRESS,
    isLastOfStrangers: !deviceIsKnown && byAccount >= STRANGERS_TRIES,
    async succeeded() {
      await Promise.all([
        own.forget(ownKey),
        // A browser's name is its own to make up: who guesses takes a new one, so this forgives nobody else.
        devices.forget(origin.deviceId),
        addresses.giveBack(origin.ip),
      ]);
    },
    async notJudged() {
      await Promise.all([
        own.giveBack(ownKey),
        everyTry.giveBack(account),
        devices.giveBack(origin.deviceId),
        addresses.giveBack(origin.ip),
      ]);
    },
  };
}

/**
 * Forgets what strangers tried at a member's names, the account's and the number: their owner has just proven themself
 * another way, and may log in with the new password at once, from whatever browser (trust.md X5).
 */
export async function forgetTries(db: Db, member: { id: bigint; account: string }): Promise<void> {
  const mobile = await contactOf(db, member.id, 'mobile');
  const names = mobile ? [member.account, mobile.value] : [member.account];
  await Promise.all(names.map((name) => strangers.forget(nameKey(name))));
}
