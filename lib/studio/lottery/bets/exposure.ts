import { prizeOf } from '../odds';
import { loadsOf, type Play } from '../plays/play';
import type { Selection } from '../types';

/** The number of a load that stands for each number of its play type: that of a long list. */
export const EVERY_NUMBER = '*';
/** A list with more entries is counted as one load: what it costs at most is the same for each of its numbers. */
export const MAX_LOADED_NUMBERS = 250;

/** What one number of a bet costs at most, for a multiple of 1. */
export interface CountedLoad {
  number: string;
  /** Combinations that need the number. */
  units: number;
  /** The prizes if the number is drawn, in 1/10,000. */
  prizes: bigint;
}

const choose = (n: number, k: number): number => {
  let count = 1;
  for (let i = 0; i < k; i++) count = (count * (n - i)) / (i + 1);
  return Math.round(count);
};

/** How many combinations that need one number can win together. */
function mostWinners({ type: { rule, views } }: Play): number {
  const drawn = Math.max(...views.map(({ windows }) => windows.length));
  switch (rule.kind) {
    case 'hits':
      return rule.banker ? Infinity : choose(Math.max(drawn, rule.choose) - 1, rule.choose - 1);
    case 'anyStraight':
      return choose(
        Math.max(...views.flatMap(({ windows }) => windows.map(({ at }) => at.length))) - 1,
        rule.choose - 1,
      );
    case 'positions':
    case 'categories':
      return Infinity;
    default:
      return 1;
  }
}

/** The highest prize of one combination in 1/10,000; of the classes that the selection has. */
function highestPrize(play: Play, selection: Selection, series: number, unit: bigint): bigint {
  let highest = 0n;
  for (const [code, units] of play.unitsByClass(selection)) {
    if (units === 0) continue;
    for (const tier of play.odds().get(code)?.keys() ?? []) {
      const prize = prizeOf(play, { class: code, tier }, series);
      const paid = (unit * prize.n) / prize.d;
      if (paid > highest) highest = paid;
    }
  }
  return highest;
}

/**
 * What the numbers of a line cost a draw at most, for a multiple of 1: what exposure is counted by. Of the combinations that need a number
 * those are counted that can win together, each with its highest prize once: where each appearance pays, one appearance is counted.
 */
export function countedLoads(
  play: Play,
  selection: Selection,
  { unit, series }: { unit: bigint; series: number },
): CountedLoad[] {
  const prize = highestPrize(play, selection, series, unit);
  const isLong = selection.list.length > MAX_LOADED_NUMBERS;
  const counted = isLong ? { ...selection, list: selection.list.slice(0, 1) } : selection;
  const most = mostWinners(play);
  const loads = loadsOf(play, counted)
    .filter(({ units }) => units > 0)
    .map(({ number, units }) => ({ number, units, prizes: prize * BigInt(Math.min(units, most)) }));
  return isLong ? loads.slice(0, 1).map((load) => ({ ...load, number: EVERY_NUMBER })) : loads;
}
