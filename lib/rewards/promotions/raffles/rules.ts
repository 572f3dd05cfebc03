import { createHash } from 'node:crypto';
import { FairStream } from '@/lib/platform/fairness/stream';
import type { Amount } from '@/lib/money/amount';
import { parseAmount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import type { RaffleRule } from '../types';

/** The tickets of one participant: `count` numbers from `first` on. */
export interface TicketRange {
  first: number;
  count: number;
  /** Names the participant in the public list. */
  code: string;
}

/** How many tickets a member has: those for joining, and one for each full step of deposits and of valid bets, up to the most. */
export function ticketsOf(rule: RaffleRule, done: { deposit: Amount; turnover: Amount }): number {
  const steps = (amount: bigint, each: string) => {
    const step = parseAmount(each);
    return step === undefined || step <= 0n ? 0n : amount / step;
  };
  const all =
    BigInt(rule.joining) + steps(done.deposit, rule.perDeposit) + steps(done.turnover, rule.perTurnover);
  return Number(all < BigInt(rule.most) ? all : BigInt(rule.most));
}

/** The list of tickets as text, in the order of their numbers: a line `first-last:code` for each participant. */
export const listText = (ranges: readonly TicketRange[]): string =>
  ranges.map(({ first, count, code }) => `${first}-${first + count - 1}:${code}\n`).join('');

/** What is published of the list before the draw: SHA-256 of its text, in hex. */
export const listHash = (ranges: readonly TicketRange[]): string =>
  createHash('sha256').update(listText(ranges)).digest('hex');

/** The prizes of a rule in the order of the draw. */
export const prizesOf = ({ prizes }: RaffleRule, currency: string): { currency: string; amount: Amount }[] =>
  prizes.flatMap(({ kind, amount, count }) =>
    Array.from({ length: count }, () => ({
      currency: kind === 'money' ? currency : POINTS_CURRENCY,
      amount: parseAmount(amount)!,
    })),
  );

/**
 * Draws the winning tickets, one for each prize, in order. The stream is that of the seed with the hash of the list as the client's seed. A
 * number from 1 to the number of tickets is drawn by rejection; a ticket of a participant who has won is drawn again, so that each wins once.
 * There are fewer winners than prizes if there are fewer participants.
 */
export function drawWinners(
  serverSeed: string,
  ranges: readonly TicketRange[],
  prizes: number,
): { ticket: number; code: string }[] {
  const total = ranges.reduce((sum, { count }) => sum + count, 0);
  const stream = new FairStream({ serverSeed, clientSeed: listHash(ranges), nonce: 0 });
  const winners: { ticket: number; code: string }[] = [];
  const won = new Set<string>();
  while (winners.length < Math.min(prizes, ranges.length)) {
    const ticket = stream.draw(total) + 1;
    const { code } = holderOf(ranges, ticket);
    if (won.has(code)) continue;
    won.add(code);
    winners.push({ ticket, code });
  }
  return winners;
}

/** Who has a ticket. The ranges are in the order of their numbers. */
function holderOf(ranges: readonly TicketRange[], ticket: number): TicketRange {
  let [low, high] = [0, ranges.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (ranges[middle]!.first <= ticket) low = middle;
    else high = middle - 1;
  }
  return ranges[low]!;
}
