import { COOL_OFFS } from '../constants';
import type { Exclusion, ExclusionKind, ExclusionPeriod } from '../types';

const DAYS = { '1d': 1, '7d': 7, '30d': 30 } as const;
const MONTHS = { '6m': 6, '1y': 12, '5y': 60 } as const;

export const kindOfPeriod = (period: ExclusionPeriod): ExclusionKind =>
  (COOL_OFFS as readonly string[]).includes(period) ? 'coolOff' : 'selfExclusion';

/** The end of an exclusion's period; null: for good. A month that has no such day ends on its last one. */
export function untilOf(period: ExclusionPeriod, begun: Date): Date | null {
  if (period === 'ever') return null;
  if (period in DAYS) return new Date(begun.getTime() + DAYS[period as keyof typeof DAYS] * 86_400_000);
  const until = new Date(begun);
  until.setUTCDate(1);
  until.setUTCMonth(until.getUTCMonth() + MONTHS[period as keyof typeof MONTHS]);
  const last = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate();
  until.setUTCDate(Math.min(begun.getUTCDate(), last));
  return until;
}

export const isInForce = ({ endsAt }: Pick<Exclusion, 'endsAt'>, at: Date): boolean =>
  endsAt === null || endsAt > at;

/** Whether a period that begins now ends later than everything that is in force. For good is later than everything else. */
export const isLonger = (until: Date | null, current: Pick<Exclusion, 'until'> | undefined): boolean =>
  current === undefined || (current.until !== null && (until === null || until > current.until));

/** Whether an operator may readmit the member: the period of a self-exclusion is over, and nobody has readmitted the member yet. */
export const mayReadmit = (exclusion: Exclusion, at: Date): boolean =>
  exclusion.kind === 'selfExclusion' &&
  exclusion.endsAt === null &&
  exclusion.until !== null &&
  exclusion.until <= at;
