import { AppError } from '@/lib/platform/errors';
import { createLimit, type Limit } from '../throttle/limit';
import type { Origin } from '../types';
import { smsQuota, smsTooMany } from './errors';

const MINUTE = 60;
const FIVE_MINUTES = 5 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const devices = createLimit('code-device', 5, FIVE_MINUTES);
const addresses = createLimit('code-ip', 20, FIVE_MINUTES);
const everyMinute = createLimit('code-minute', 1, MINUTE);
const everyDay = createLimit('code-day', 10, DAY);
// Whoever makes us send codes to numbers that earn them money ("SMS pumping") comes from many addresses with many
// numbers: the whole site has a budget too. 1,000 an hour is far above what a site of some 100,000 members sends.
const wholeSite = createLimit('code-site', 1_000, HOUR);

async function taken(limit: Limit, key: string, otherwise: () => AppError): Promise<void> {
  try {
    await limit.take(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') throw otherwise();
    throw error;
  }
}

/**
 * Counts one request for a code before anything is sent. `subject` is what the number or address is found by. Throws
 * SMS_TOO_MANY 429 (five minutes) for a browser or address that asks too often, TOO_MANY_REQUESTS 429 with the seconds
 * to wait for a number asked twice within a minute, SMS_QUOTA 429 after ten a day or where the site's budget is spent.
 */
export async function countCode(subject: string, origin: Origin): Promise<void> {
  await taken(devices, origin.deviceId, smsTooMany);
  await taken(addresses, origin.ip, smsTooMany);
  await everyMinute.take(subject);
  await taken(everyDay, subject, smsQuota);
  await taken(wholeSite, 'all', smsQuota);
}
