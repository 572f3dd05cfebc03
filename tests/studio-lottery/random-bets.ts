import { amount } from '@/lib/money/amount';
import { payoutOf, prizeOf } from '@/lib/studio/lottery/odds';
import { MAX_COMBINATIONS, formatSelection, parseEntry } from '@/lib/studio/lottery/plays/selection';
import { readSelection, type Play } from '@/lib/studio/lottery/plays/play';
import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { resultToJson } from '@/lib/studio/lottery/sources/result';
import type { Hit } from '@/lib/studio/lottery/types';
import { settleByListing } from '@/lib/studio/lottery/verifier/settle';
import { payoutByListing } from '@/lib/studio/lottery/verifier/verifier';
import { generator, playLists } from './support';

/** A random selection with up to two values more than a row needs; null if it is none. */
export function randomSelection(play: Play, next: (n: number) => number): string | null {
  const { rows, rowsNeeded, disjoint, list } = play.shape;
  const optional = rows.flatMap((row, i) => (row.min === 0 ? [i] : []));
  const extra = next(2);
  while (optional.length > rowsNeeded - rows.filter(({ min }) => min > 0).length + extra)
    optional.splice(next(optional.length), 1);
  const chosen = rows.map((row, index) => {
    const size =
      row.min === 0 && !optional.includes(index)
        ? 0
        : Math.min(row.max, Math.max(row.min, 1) + next(disjoint ? 5 : 3));
    const values = new Set<number>();
    for (let tries = 0; values.size < size && tries < 200; tries++)
      values.add(row.low + next(row.high - row.low + 1));
    return [...values].sort((a, b) => a - b);
  });
  const entries = new Set<number>();
  if (list)
    for (let i = 0; i < 4; i++) {
      const digits = Array.from({ length: list.numbers }, () => list.low + next(list.high - list.low + 1));
      const entry = parseEntry(list, digits.map((digit) => String(digit).padStart(list.width, '0')).join(''));
      if (typeof entry === 'number') entries.add(entry);
    }
  const text = formatSelection(play.shape, { rows: chosen, list: [...entries].sort((a, b) => a - b) });
  const read = readSelection(play, text);
  return read.ok && read.units <= MAX_COMBINATIONS && read.units < 2_000 ? text : null;
}

const byKey = (hits: readonly Hit[]) => hits.map((hit) => `${hit.class}/${hit.tier} ${hit.units}`).sort();

/**
 * Settles random bets with the engine and with the verifier. Throws if they differ in the winning combinations or in the payout. Half of the bets
 * are on numbers from a few low values, as are their results, so that rare prizes are won too.
 */
export function compareBets(count: number, seed: number): { bets: number; winning: number; plays: number } {
  const fair = generator(seed);
  const low = (n: number) => fair(Math.min(n, 4));
  const plays = playLists().flatMap((list) => list.plays);
  const seen = new Set<Play>();
  let bets = 0;
  let winning = 0;
  for (let round = 0; bets < count; round++) {
    const play = plays[round % plays.length]!;
    const next = round % 2 === 0 && fair(4) > 0 ? low : fair;
    const text = randomSelection(play, next) ?? randomSelection(play, fair);
    if (text === null) continue;
    const { source, type } = play;
    const given = source.groups.some(({ kind }) => kind === 'given') ? [fair(12)] : [];
    const result = drawResult(source, next, given);
    const json = resultToJson(source, result);
    const read = readSelection(play, text);
    if (!read.ok) throw new Error(`${type.code} ${text} ${read.code}`);
    const hits = play.wins(read.selection, result);
    const listed = settleByListing(source, type, text, json);
    const fault = `${type.code} ${text} ${JSON.stringify(json)}: ${byKey(hits).join()} and ${byKey(listed).join()}`;
    if (byKey(hits).join() !== byKey(listed).join()) throw new Error(fault);
    const series = 1700 + fair(281);
    const stake = amount(100n * BigInt(1 + fair(1_000)));
    const prizes = hits.map((hit) => {
      const { n, d } = prizeOf(play, hit, series);
      return { class: hit.class, tier: hit.tier, numerator: n, denominator: d };
    });
    if (payoutOf(play, hits, series, stake) !== payoutByListing(listed, prizes, stake))
      throw new Error(fault);
    seen.add(play);
    bets++;
    if (hits.length > 0) winning++;
  }
  return { bets, winning, plays: seen.size };
}
