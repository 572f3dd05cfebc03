import { mulDivRound } from '@/lib/money/rounding';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { GAME_FIGURES } from './constants';
import type { Mission, MissionWindow } from './types';

/** Monday of a day's week. */
function mondayOf(day: string): string {
  // Sunday is 0; a week begins on Monday (ISO 8601).
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

const monthAfter = (firstDay: string): string => {
  const [year, month] = firstDay.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

/**
 * The period of a mission at a moment for a member who registered at `registeredAt`; undefined if the mission is not open: before its first
 * day, after its last, or after a newcomer's days. Whole settlement days, so that the roll-ups of hours contain it exactly.
 */
export function windowAt(
  mission: Pick<Mission, 'period' | 'newcomerDays' | 'startsOn' | 'endsOn'>,
  at: Date,
  registeredAt: Date,
  zone: string,
): MissionWindow | undefined {
  const today = dayOf(at, zone);
  if (today < mission.startsOn || (mission.endsOn !== null && today > mission.endsOn)) return undefined;
  const days = (from: string, until: string | null, key = from): MissionWindow => {
    const first = from < mission.startsOn ? mission.startsOn : from;
    const end = mission.endsOn === null ? null : dayAfter(mission.endsOn, 1);
    const last = end !== null && (until === null || until > end) ? end : until;
    return { key, from: dayStart(first, zone), until: last === null ? null : dayStart(last, zone) };
  };
  switch (mission.period) {
    case 'daily':
      return days(today, dayAfter(today, 1));
    case 'weekly':
      return days(mondayOf(today), dayAfter(mondayOf(today), 7));
    case 'monthly': {
      const first = `${today.slice(0, 8)}01`;
      return days(first, monthAfter(first));
    }
    case 'newcomer': {
      const first = dayOf(registeredAt, zone);
      const end = dayAfter(first, mission.newcomerDays ?? 1);
      return today < end ? days(first, end, 'once') : undefined;
    }
    case 'once':
      return days(mission.startsOn, null, 'once');
  }
}

/** How much of the goal is reached, in whole percent from 0 to 100; 100 only if it is reached. */
export function percentOf(figure: bigint, target: bigint): number {
  if (figure >= target) return 100;
  return figure <= 0n ? 0 : Number((figure * 100n) / target);
}

/** The multiple of a round in 1/10,000: what it paid for each unit of its stake; 0 without a stake. */
export const multipleOf = (stake: bigint, payout: bigint): bigint =>
  stake > 0n ? mulDivRound(payout, 10_000n, stake) : 0n;

export const countsGames = (figure: string): boolean => GAME_FIGURES.includes(figure);

/** The chains of missions: each begins with a mission that follows none of the list, in the list's order. */
export function chainsOf<M extends { id: bigint; afterId: bigint | null }>(missions: readonly M[]): M[][] {
  const known = new Set(missions.map(({ id }) => id));
  const chains: M[][] = [];
  const follow = (one: M, path: M[]): void => {
    const here = [...path, one];
    const next = missions.filter(({ afterId }) => afterId === one.id);
    if (next.length === 0) chains.push(here);
    for (const [place, each] of next.entries()) follow(each, place === 0 ? here : []);
  };
  for (const one of missions) if (one.afterId === null || !known.has(one.afterId)) follow(one, []);
  return chains;
}
