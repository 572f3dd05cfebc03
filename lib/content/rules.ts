/** When an item is shown: `shown` from the start on, `over` from the end on. */
export type ScheduleState = 'draft' | 'waiting' | 'shown' | 'over';

/**
 * Returns the start of an item that is shown from now on, because no start is given: now, or the time since when it is shown
 * already.
 */
export const startNow = (at: Date, former?: Date | null): Date => (former && former < at ? former : at);

/** Returns the state of an item at a time. Without a start it is shown at once, without an end for ever. */
export function scheduleState(
  item: { published: boolean; startsAt: Date | null; endsAt: Date | null },
  at: Date,
): ScheduleState {
  if (!item.published) return 'draft';
  if (item.endsAt && item.endsAt <= at) return 'over';
  return item.startsAt && item.startsAt > at ? 'waiting' : 'shown';
}
