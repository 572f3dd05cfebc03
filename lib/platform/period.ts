import { now } from './clock';
import { dayAfter, daysBetween } from './day';
import { env } from './env';
import { badInput } from './errors';
import { dayOf, dayStart } from './zone';

/** The longest period that a record is asked for at once, in days: a quarter. Errors name it (DATE_RANGE). */
const LONGEST = 92;
/** What is shown where nobody asked for a period. */
const USUAL = 7;

export interface Period {
  /** From this moment, up to but without `until`. */
  since: Date;
  until: Date;
}

/**
 * The period of a record: days of the settlement zone, both included. Without an end it ends today, without a beginning
 * it is the seven days up to its end. Throws INVALID_INPUT on `to` (DATE_RANGE) where the end lies before the beginning
 * or more than 92 days are asked for, whoever named the days: nobody sums a member's whole history by leaving one out.
 */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }): Period {
  const zone = env().SETTLEMENT_ZONE;
  const to = asked.to ?? dayOf(now(), zone);
  const from = asked.from ?? dayAfter(to, 1 - USUAL);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > LONGEST) throw badInput({ to: { code: 'DATE_RANGE' } });
  return { since: dayStart(from, zone), until: dayStart(to, zone, 1) };
}
