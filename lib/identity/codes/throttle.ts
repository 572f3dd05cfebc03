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
const everyMinute = createLimit('code-minute', 1, MINUTE);
const everyDay = createLimit('code-day', 10, DAY);
// Binding takes a password and any address that comes to mind: one member must not send what the site has for all.
const binders = createLimit('code-binder', 10, HOUR);
// Whoever makes us send codes to numbers that earn them money ("SMS pumping") comes from many addresses with many
// numbers: the whole site has budgets too. 1,000 an hour is far above what a site of some 100,000 members sends.
const wholeSite = createLimit('code-site', 1_000, HOUR);

/** Which of the site's budgets a code is of: who uses up one that strangers can ask for keeps no owner from coming in. */
const BUDGETS: Record<CodePurpose, string> = {
  register: 'sms:register',
  bind: 'sms:bind',
  login: 'sms:in',
  reset: 'sms:in',
  extra: 'sms:in',
  emailBind: 'email:bind',
  emailExtra: 'email:in',
};

async function taken(limit: Limit, key: string, otherwise: () => AppError): Promise<void> {
  try {
    await limit.take(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') throw otherwise();
    throw error;
  }
}

/**
 * Takes one code from the site's budget. A mute one is not taken from it, or strangers would use it up by numbers that are
 * nobody's; it is refused where the others are, and counted apart, so that it costs the same work (trust.md X6).
 */
async function takenFromSite(budget: string, mute: boolean): Promise<void> {
  const isSpent = await wholeSite.isSpent(budget);
  if (mute) await wholeSite.count(`${budget}:mute`);
  else await taken(wholeSite, budget, smsQuota);
  if (isSpent) throw smsQuota();
}

interface Counted {
  purpose: CodePurpose;
  origin: Origin;
  /** Who asks, where that is a member who binds what the code goes to. */
  holder?: bigint | undefined;
  mute?: boolean;
}

/**
 * Counts one request for a code before anything is sent. `subject` is what the number or address is found by. Throws
 * SMS_TOO_MANY 429 (five minutes) for a browser or address that asks too often, TOO_MANY_REQUESTS 429 with the seconds
 * to wait for a number asked twice within a minute and a member who binds too often, SMS_QUOTA 429 after ten a day or
 * where the site's budget is spent.
 */
export async function countCode(subject: string, request: Counted): Promise<void> {
  const { purpose, origin, holder, mute = false } = request;
  await taken(devices, origin.deviceId, smsTooMany);
  await taken(addresses, origin.ip, smsTooMany);
  if (holder !== undefined) await binders.take(String(holder));
  await everyMinute.take(subject);
  await taken(everyDay, subject, smsQuota);
  await takenFromSite(BUDGETS[purpose], mute);
}
