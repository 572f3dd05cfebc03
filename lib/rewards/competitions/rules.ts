import type { Competition, CompetitionState, Prize } from './types';

const MINUTE = 60_000;

/** When the prizes are given: after the end and the time for late corrections. */
export const settlesAt = ({ endsAt, waitMinutes }: Pick<Competition, 'endsAt' | 'waitMinutes'>): Date =>
  new Date(endsAt.getTime() + waitMinutes * MINUTE);

/** The state of a published competition at a moment. */
export function stateAt(
  competition: Pick<Competition, 'startsAt' | 'endsAt' | 'settledAt'>,
  at: Date,
): CompetitionState {
  if (competition.settledAt !== null) return 'settled';
  if (at < competition.startsAt) return 'upcoming';
  return at < competition.endsAt ? 'running' : 'waiting';
}

/** The prize of a place; undefined if it has none. */
export const prizeOf = (prizes: readonly Prize[], place: number): Prize | undefined =>
  prizes.find(({ first, last }) => place >= first && place <= last);

/** The last place with a prize; 0 without prizes. */
export const lastPlace = (prizes: readonly Prize[]): number =>
  prizes.reduce((last, prize) => Math.max(last, prize.last), 0);

/** Whether no place has two prizes. */
export const isByPlace = (prizes: readonly Pick<Prize, 'first' | 'last'>[]): boolean => {
  const sorted = [...prizes].sort((one, other) => one.first - other.first);
  return sorted.every(
    ({ first, last }, index) => first <= last && (index === 0 || first > sorted[index - 1]!.last),
  );
};
