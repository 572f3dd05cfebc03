import { MAX_EVIDENCE } from './constants';
import type { EvidenceRow } from './types';

/** The first `MAX_EVIDENCE` rows. A flag shows the reason for it and not every row. */
export const shorten = (rows: readonly EvidenceRow[]): EvidenceRow[] => rows.slice(0, MAX_EVIDENCE);

/** Groups rows by a key; the order of the rows is kept. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** What one member has done at a place that several members use: a device, an address, a bank account. */
export interface Visit {
  key: string;
  member: bigint;
}

/**
 * Places with at least `minimum` and at most `maximum` different members. An address with more members belongs to a carrier or a company
 * and is no evidence. Returns the visits by place.
 */
export function sharedPlaces<V extends Visit>(
  visits: readonly V[],
  { minimum, maximum = Infinity }: { minimum: number; maximum?: number },
): Map<string, V[]> {
  const places = groupBy(visits, ({ key }) => key);
  for (const [key, list] of places) {
    const members = new Set(list.map(({ member }) => member)).size;
    if (members < minimum || members > maximum) places.delete(key);
  }
  return places;
}

/** The events of the window of `window` milliseconds with the most events, its end included; the first one if several have as many. */
export function densestWindow<E extends { at: Date }>(events: readonly E[], window: number): E[] {
  const sorted = [...events].sort((one, other) => one.at.getTime() - other.at.getTime());
  let [best, bestStart, start] = [0, 0, 0];
  sorted.forEach((event, end) => {
    while (event.at.getTime() - sorted[start]!.at.getTime() > window) start += 1;
    if (end - start + 1 > best) [best, bestStart] = [end - start + 1, start];
  });
  return sorted.slice(bestStart, bestStart + best);
}

/** The events of the window of `window` milliseconds with the greatest sum of amounts, its end included. */
export function richestWindow<E extends { at: Date; amount: bigint }>(
  events: readonly E[],
  window: number,
): E[] {
  const sorted = [...events].sort((one, other) => one.at.getTime() - other.at.getTime());
  let [start, sum] = [0, 0n];
  let best = { start: 0, end: 0, sum: 0n };
  sorted.forEach((event, end) => {
    sum += event.amount;
    while (event.at.getTime() - sorted[start]!.at.getTime() > window) sum -= sorted[start++]!.amount;
    if (sum > best.sum) best = { start, end: end + 1, sum };
  });
  return sorted.slice(best.start, best.end);
}

/** Whether an amount is just below a limit: at most `percent` below it, and not above it. */
export const isJustBelow = (amount: bigint, limit: bigint, percent: number): boolean =>
  amount <= limit && amount * 100n >= limit * BigInt(100 - percent);

/** Whether money came in and went out again without being played. All amounts are in the same units. */
export function isLittleTurnover(
  { deposited, withdrawn, turnover }: { deposited: bigint; withdrawn: bigint; turnover: bigint },
  { turnoverPercent, sharePercent }: { turnoverPercent: number; sharePercent: number },
): boolean {
  return (
    deposited > 0n &&
    withdrawn * 100n >= deposited * BigInt(sharePercent) &&
    turnover * 100n < deposited * BigInt(turnoverPercent)
  );
}

export interface Play {
  stakes: number;
  payouts: number;
  /** The sum of the squared stakes. */
  stakesSquared: number;
  topPayout: number;
}

/**
 * How far a member's payouts are above the expected value of the game's mathematics, in standard errors. The largest payout does not count,
 * so that one lucky round raises no flag. The payouts of rounds with the stakes sᵢ have the mean rtp·Σsᵢ and the standard deviation
 * deviation·√Σsᵢ². `deviation` is that of a round in stakes.
 */
export function returnScore(play: Play, { rtp, deviation }: { rtp: number; deviation: number }): number {
  const error = deviation * Math.sqrt(play.stakesSquared);
  return error === 0 ? 0 : (play.payouts - play.topPayout - rtp * play.stakes) / error;
}

/** Whether a finding opens a decided flag again: its weight must exceed the weight that the operator saw. */
export const hasGrown = (weight: number, decidedWeight: number): boolean => weight > decidedWeight;
