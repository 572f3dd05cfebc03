import { amount as toAmount, MAX_AMOUNT, type Amount } from '@/lib/money/amount';
import type { BonusMoney, BonusWeights } from './types';

const MULTIPLE = /^(\d{1,4})(?:\.(\d{1,2}))?$/;

/** A multiple in hundredths: "7.5" is 750. Undefined for anything that is not a decimal from 0.01 to 9999.99. */
export function parseMultiple(text: string): bigint | undefined {
  const match = MULTIPLE.exec(text);
  if (!match) return undefined;
  const parts = BigInt(match[1]!) * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
  return parts > 0n ? parts : undefined;
}

/**
 * The valid bets that a bonus requires: the amount times the multiple, rounded up to 1/10,000. Throws RangeError for a multiple that is none or a
 * product out of range.
 */
export function requiredBets(amount: Amount, multiple: string): Amount {
  const parts = parseMultiple(multiple);
  if (parts === undefined) throw new RangeError(`"${multiple}" is no multiple`);
  const required = (amount * parts + 99n) / 100n;
  if (required > MAX_AMOUNT) throw new RangeError('the requirement is out of range');
  return toAmount(required);
}

/** The weights with everything that is not given. Throws RangeError for a weight that is not a whole percentage. */
export function completeWeights(given: Partial<BonusWeights> | undefined): BonusWeights {
  const weights = { other: given?.other ?? 100, types: given?.types ?? {}, games: given?.games ?? {} };
  for (const weight of [weights.other, ...Object.values(weights.types), ...Object.values(weights.games)])
    if (!Number.isInteger(weight) || weight < 0 || weight > 100)
      throw new RangeError(`${weight} is no weight from 0 to 100`);
  return weights;
}

/** How much of the requirement is met, in whole percent; 100 only if all of it is. */
export const progressPercent = (wagered: bigint, required: bigint): number =>
  wagered >= required ? 100 : Number((wagered * 100n) / required);

/** What is left of a member's active bonuses together, in 1/10,000 of their currency. */
export const sumRemaining = (bonuses: readonly BonusMoney[]): Amount =>
  bonuses.reduce((sum, bonus) => sum + bonus.remaining, 0n) as Amount;
