import { AppError } from '@/lib/platform/errors';
import { createLimit, type Limit } from '../throttle/limit';
import type { Origin } from '../types';
import { smsQuota, smsTooMany } from './errors';
import type { CodePurpose } from './types';

const MINUTE = 60;
const FIVE_MINUTES = 5 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const devices = createLimit('code-device', 5, FIVE_MINUTES);
const addresses = createLimit('code-ip', 20, FIVE_MINUTES);
const perMinute = createLimit('code-minute', 1, MINUTE);
const perDay = createLimit('code-day', 10, DAY);
// A member can send a binding code to any address, and must not use up the limit of the whole site.
const bindings = createLimit('code-binder', 10, HOUR);
// "SMS pumping" (codes to numbers that earn the attacker money) comes from many addresses with many numbers, so the
// whole site has limits too. 1,000 an hour is far above what a site of 100,000 members sends.
const wholeSite = createLimit('code-site', 1_000, HOUR);

/** The site's limit for each purpose. Codes to log in have one of their own, so that visitors cannot exhaust it. */
const SITE_LIMITS: Record<CodePurpose, string> = {
  register: 'sms:register',
  bind: 'sms:bind',
  login: 'sms:in',
  reset: 'sms:in',
  extra: 'sms:in',
  emailBind: 'email:bind',
  emailExtra: 'email:in',
};

async function takeOrThrow(limit: Limit, key: string, makeError: () => AppError): Promise<void> {
  try {
    await limit.take(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') throw makeError();
    throw error;
  }
}

/**
 * Counts one code towards the site's limit. A suppressed code is counted separately, so that visitors cannot use up the
 * limit with numbers that nobody has. It is refused when the others are, and costs the same work (X6).
 */
async function takeFromSite(siteLimit: string, suppressed: boolean): Promise<void> {
  const isSpent = await wholeSite.isExhausted(siteLimit);
  if (suppressed) await wholeSite.count(`${siteLimit}:mute`);
  else await takeOrThrow(wholeSite, siteLimit, smsQuota);
  if (isSpent) throw smsQuota();
}

interface ThrottledRequest {
  purpose: CodePurpose;
  origin: Origin;
  /** The member who requests the code in order to bind the number or address. */
  holder?: bigint | undefined;
  suppressed?: boolean;
}

/**
 * Counts one request for a code before anything is sent. `subject` is the search key of the number or address. Throws
 * SMS_TOO_MANY 429 (five minutes) if a browser or address requests too often, TOO_MANY_REQUESTS 429 with the seconds to
 * wait for a second code to one number within a minute and for a member who binds too often, and SMS_QUOTA 429 after ten
 * a day to one number or at the site's limit.
 */
export async function throttleCodeRequest(subject: string, request: ThrottledRequest): Promise<void> {
  const { purpose, origin, holder, suppressed = false } = request;
  await takeOrThrow(devices, origin.deviceId, smsTooMany);
  await takeOrThrow(addresses, origin.ip, smsTooMany);
  if (holder !== undefined) await bindings.take(String(holder));
  await perMinute.take(subject);
  await takeOrThrow(perDay, subject, smsQuota);
  await takeFromSite(SITE_LIMITS[purpose], suppressed);
}
