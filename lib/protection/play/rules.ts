import { SESSION_GAP_MS } from '../constants';
import type { PlaySession } from '../types';

/** Whether a session of play is under way: its last stake is not older than fifteen minutes. */
export const isUnderWay = (lastAt: Date | null, at: Date): boolean =>
  lastAt !== null && at.getTime() - lastAt.getTime() <= SESSION_GAP_MS;

/** When the next reality check of a session is due; null without a session. */
export function nextCheck({ from, checkedAt, minutes }: PlaySession): Date | null {
  if (!from) return null;
  const since = checkedAt && checkedAt > from ? checkedAt : from;
  return new Date(since.getTime() + minutes * 60_000);
}

/** The minutes between two reality checks: what the member has chosen, within the operator's maximum. */
export const checkMinutes = (chosen: number | null, most: number): number => Math.min(chosen ?? most, most);
