import { now } from './clock';
import { dayAfter, daysBetween } from './day';
import { siteConfig } from './site-config';
import { badInput } from './errors';
import { dayOf, dayStart } from './zone';

/** Longest period of one query, in days: a quarter (RECORD-4). The text of DATE_RANGE names it. */
const MAX_DAYS = 92;
/** Number of days if no period is requested. */
const DEFAULT_DAYS = 7;

export interface Period {
  /** The beginning. */
  since: Date;
  /** The end; this moment is not included. */
  until: Date;
}

/**
 * Returns the days of a query, both included, in the settlement zone. Without `to` they end today; without `from` they are the seven
 * days up to `to`. Throws INVALID_INPUT on `to` (DATE_RANGE) if they end before they begin or are more than 92, so that a missing day
 * never sums a member's whole history.
 */
export function resolveDays(requested: { from?: string | undefined; to?: string | undefined }): {
  from: string;
  to: string;
} {
  const to = requested.to ?? dayOf(now(), siteConfig().money.settlementZone);
  const from = requested.from ?? dayAfter(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MAX_DAYS) throw badInput({ to: { code: 'DATE_RANGE' } });
  return { from, to };
}

/** Returns the period of a query as moments; see resolveDays. */
export function resolvePeriod(requested: { from?: string | undefined; to?: string | undefined }): Period {
  const zone = siteConfig().money.settlementZone;
  const { from, to } = resolveDays(requested);
  return { since: dayStart(from, zone), until: dayStart(to, zone, 1) };
}
