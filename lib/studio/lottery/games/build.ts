import type { Example, FeatureOption, Hit, PlayType, Rule, View, Window } from '../types';

/** Numbers of a group by their indexes. */
export const at = (group: number, ...indexes: number[]): Window => ({ group, at: indexes });

/** Whole numbers from `from` to `to`. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The only tier of a play type that has one. */
export const views = (...windows: Window[]): View[] => [{ tier: 'hit', weight: 1, windows }];

/** Winning units of an example: of the only class and tier, or of classes of a play type with one tier. */
export function won(units: number | Readonly<Record<string, number>>): Hit[] {
  if (typeof units === 'number') return units === 0 ? [] : [{ class: 'all', tier: 'hit', units }];
  return Object.entries(units).map(([code, count]) => ({ class: code, tier: 'hit', units: count }));
}

/** Winning units of an example by tier. */
export const tiersWon = (units: Readonly<Record<string, number>>): Hit[] =>
  Object.entries(units).map(([tier, count]) => ({ class: 'all', tier, units: count }));

/** A play type. Its code is `<place>-<text>`, or the text's key alone. */
export function play(text: PlayType['text'], shown: readonly View[], rule: Rule, example: Example): PlayType {
  const count = text.count === undefined ? '' : `-${text.count}`;
  const code = `${text.place ? `${text.place}-` : ''}${text.key}${count}`;
  return { code, text, views: shown, rule, example };
}

/** An option that wins on one range of values. */
export const option = (code: string, low: number, high = low): FeatureOption => ({
  code,
  ranges: [[low, high]],
});

/** Big, small, odd and even of a number between two ends; the middle is the highest small one. */
export const twoSides = (low: number, middle: number, high: number): FeatureOption[] => [
  option('big', middle + 1, high),
  option('small', low, middle),
  { code: 'odd', ranges: [[low, high]], modulo: [2, 1] },
  { code: 'even', ranges: [[low, high]], modulo: [2, 0] },
];

/** One option for each value. */
export const eachValue = (from: number, to: number): FeatureOption[] =>
  range(from, to).map((value) => option(String(value), value));
