import { replayRevealed, type RevealedSeeds } from '@/lib/studio/fairness/revealed';
import type { DrawSource, Hit } from '../types';

export interface RevealedDraw extends RevealedSeeds {
  source: DrawSource;
  /** Numbers that were stated before sales opened: of 49-ball the animal of the year. */
  given: readonly number[];
}

export interface DrawProof {
  /** The server seed is the one whose hash was shown before sales opened. */
  commitmentHolds: boolean;
  /** The JSON of the result that the seeds give (sources/result.ts). */
  result: (string | number)[][];
  /** How each drawn number came out of the stream, in order. */
  steps: DrawStep[];
}

/** One drawn number, or one digit of a prize rank. */
export interface DrawStep {
  /** The code of its group. */
  group: string;
  /** How many words were passed over before `word`, because they would have favoured low numbers. */
  skipped: number;
  /** The word of the stream that was used, from 0 to 2^32 - 1. */
  word: number;
  /** How many numbers were left to draw from. */
  of: number;
  /** `word` modulo `of`: the place of the number among those that were left. */
  place: number;
  number: number;
}

/**
 * Recomputes a draw from its revealed seeds, with WebCrypto only. It shares the source's data and its types with the engine and no code.
 * Rejects with RangeError if the server seed is malformed.
 */
export async function verifyDraw(revealed: RevealedDraw): Promise<DrawProof> {
  const { commitmentHolds, replayed } = await replayRevealed(revealed, (words) =>
    replayDraw(revealed, words),
  );
  return { commitmentHolds, ...replayed };
}

/** The result with its steps; null if the words are too few. */
function replayDraw(
  { source, given }: RevealedDraw,
  words: readonly number[],
): Pick<DrawProof, 'result' | 'steps'> | null {
  let at = 0;
  const steps: DrawStep[] = [];
  const below = (group: string, n: number): number => {
    const accepted = Math.floor(4_294_967_296 / n) * n;
    for (let skipped = 0; at < words.length; skipped++) {
      const word = words[at++]!;
      if (word >= accepted) continue;
      steps.push({ group, skipped, word, of: n, place: word % n, number: NaN });
      return word % n;
    }
    return NaN;
  };
  const named = (number: number): number => {
    const step = steps.at(-1);
    if (step) step.number = number;
    return number;
  };
  let stated = 0;
  const drawn: number[][] = [];
  const result = source.groups.map((group, index): (string | number)[] => {
    const numbers: number[] = [];
    drawn[index] = numbers;
    if (group.kind === 'given') numbers.push(...given.slice(stated, (stated += group.count)));
    else if (group.kind === 'independent')
      while (numbers.length < group.count)
        numbers.push(named(group.low + below(group.code, group.high - group.low + 1)));
    else {
      const range = group.kind === 'rest' ? source.groups[group.of]! : group;
      if (range.kind === 'rest') throw new RangeError('a group out of a rest is not drawn');
      const gone = group.kind === 'rest' ? [...drawn[group.of]!] : [];
      for (let count = 0; count < group.count; count++) {
        // The number at this index of those that are left, in ascending order.
        let left = below(group.code, range.high - range.low + 1 - gone.length);
        let number = range.low;
        while (gone.includes(number) || left-- > 0) number++;
        numbers.push(named(number));
        gone.push(number);
      }
    }
    if (group.kind !== 'independent' || !group.width) return numbers;
    return (numbers.join('').match(new RegExp(`.{${group.width}}`, 'g')) ?? []).slice();
  });
  return at >= words.length ? null : { result, steps };
}

/** A prize per hit, in stakes of a combination, as the site states it with a bet. */
export interface StatedPrize {
  class: string;
  tier: string;
  numerator: bigint;
  denominator: bigint;
}

/**
 * What a bet pays in 1/10,000: all prizes of the hits over their least common denominator, divided once at the end. `stake` is the stake of one combination.
 * Throws RangeError if a prize of a hit is not stated.
 */
export function payoutByListing(hits: readonly Hit[], prizes: readonly StatedPrize[], stake: bigint): bigint {
  const paid = hits.map((hit) => {
    const prize = prizes.find((each) => each.class === hit.class && each.tier === hit.tier);
    if (!prize) throw new RangeError(`no prize is stated for ${hit.class}/${hit.tier}`);
    return { units: BigInt(hit.units), prize };
  });
  const common = paid.reduce(
    (multiple, { prize: { denominator } }) =>
      (multiple / greatestDivisor(multiple, denominator)) * denominator,
    1n,
  );
  const sum = paid.reduce(
    (total, { units, prize }) => total + units * prize.numerator * (common / prize.denominator),
    0n,
  );
  return (sum * stake) / common;
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));
