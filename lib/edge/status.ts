import { prepareStatus } from '@/lib/content/gate/rules';
import type { SiteStatus, StatusFields } from '@/lib/content/gate/types';
import { askSite } from './self';

/** Milliseconds for which a status is used. A change must reach every process within 5 s. */
const FRESH_MS = 2_000;
/** Milliseconds for which a request waits for a new status if there is an earlier one. */
const REFRESH_MS = 1_500;

let known: SiteStatus | undefined;
let freshUntil = 0;
let reading: Promise<void> | undefined;

/**
 * The status of the site, read again after two seconds. If it cannot be read, the last known status applies; undefined if none was
 * ever read.
 */
export async function siteStatus(): Promise<SiteStatus | undefined> {
  if (Date.now() >= freshUntil) {
    reading ??= read().finally(() => (reading = undefined));
    await reading;
  }
  return known;
}

async function read(): Promise<void> {
  try {
    const response = await askSite('/wps/system/gate/status', undefined, known && REFRESH_MS);
    if (!response.ok) throw new Error(`the status call answered ${response.status}`);
    known = prepareStatus((await response.json()) as StatusFields);
  } catch (error) {
    console.error(`The site status could not be read; the last one holds. ${String(error)}`);
  }
  freshUntil = Date.now() + FRESH_MS;
}
