import type { PromotionStatus } from './types';

/** Returns the status by the times: coming soon before the start or without one, closed from the end on. */
export function statusAt(
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  at: Date,
): PromotionStatus {
  if (endsAt && endsAt <= at) return 'close';
  return startsAt && startsAt <= at ? 'process' : 'comingSoon';
}
