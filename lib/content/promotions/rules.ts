import type { PromotionStatus } from './types';

/** Where a promotion is in its time: without a beginning, or before it, it is coming soon; from its end on it is closed. */
export function statusAt(
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  at: Date,
): PromotionStatus {
  if (endsAt && endsAt <= at) return 'close';
  return startsAt && startsAt <= at ? 'process' : 'comingSoon';
}
