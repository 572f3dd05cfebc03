import { fraction, type Fraction } from '../../slots/fraction';
import {
  choose,
  distinctChoices,
  elementarySum,
  multiplicitiesOf,
  ordersOf,
  subsetsOf,
  sumsOfSets,
} from '../combinatorics';
import type { ListShape, Pattern, RowShape, Selection, Shape, TupleRule } from '../types';
import { hasSorted, once, ONE_CLASS, type TupleFamily } from './family';
import { featureOf, optionWins, shareOf } from './features';
import { forEachOutcome, outcomesOf, type Space } from './space';

/** The family of a rule that looks at the numbers of one window. */
export function tupleFamily(rule: TupleRule, space: Space): TupleFamily {
  switch (rule.kind) {
    case 'straight':
      return straight(space);
    case 'list':
      return list(space);
    case 'bySum':
    case 'bySpan':
      return byFeature(space, rule.kind === 'bySum' ? 'sum' : 'span');
    case 'group':
      return group(space, rule.pattern, rule.input);
    case 'anyOrder':
      return anyOrder(space);
    case 'allOrders':
      return allOrders(space);
    case 'groupBySum':
    case 'groupWith':
      return groupBy(space, rule.kind === 'groupBySum');
    case 'fixed':
      return fixed(space);
    case 'times':
      return times(space, rule.least);
    case 'anyStraight':
      return anyStraight(space, rule.choose);
    case 'feature':
      return options(space, rule);
  }
}

const oneChance = (favourable: number, space: Space) =>
  once(() => new Map<string, Fraction>([[ONE_CLASS, fraction(BigInt(favourable), outcomesOf(space))]]));

/** Digits of a number of a space, as it is written. */
export const widthOf = (high: number) => String(high).length;

const row = (code: string, space: Space, more: Partial<RowShape> = {}): RowShape => ({
  code,
  low: space.low,
  high: space.high,
  width: widthOf(space.high),
  min: 1,
  max: space.size,
  ...more,
});

const rows = (items: readonly RowShape[], more: Partial<Shape> = {}): Shape => ({
  rows: items,
  rowsNeeded: items.length,
  disjoint: false,
  ...more,
});

const positionRows = (space: Space, min: number) =>
  Array.from({ length: space.length }, (_, i) => row(`position${i + 1}`, space, { min }));

const listShape = (space: Space, more: Partial<ListShape> = {}): Shape => ({
  rows: [],
  rowsNeeded: 0,
  disjoint: false,
  list: {
    numbers: space.length,
    low: space.low,
    high: space.high,
    width: widthOf(space.high),
    distinct: space.distinct,
    ordered: true,
    allEqual: true,
    ...more,
  },
});

/** The number of a list entry with these numbers. */
export function entryOf(tuple: readonly number[], width: number): number {
  const base = 10 ** width;
  return tuple.reduce((entry, value) => entry * base + value, 0);
}

/** The numbers of a list entry. */
export function numbersOfEntry(entry: number, numbers: number, width: number): number[] {
  const base = 10 ** width;
  const tuple = new Array<number>(numbers);
  let rest = entry;
  for (let i = numbers - 1; i >= 0; i--) {
    tuple[i] = rest % base;
    rest = Math.floor(rest / base);
  }
  return tuple;
}

function straight(space: Space): TupleFamily {
  return {
    shape: rows(positionRows(space, 1)),
    chances: oneChance(1, space),
    units({ rows: chosen }, add) {
      add(
        ONE_CLASS,
        space.distinct
          ? distinctChoices(chosen.map((values) => new Set(values)))
          : chosen.reduce((product, values) => product * values.length, 1),
      );
    },
    wins({ rows: chosen }, tuple, add) {
      if (chosen.every((values, i) => values.includes(tuple[i]!))) add(ONE_CLASS, 1);
    },
  };
}

function list(space: Space): TupleFamily {
  const shape = listShape(space);
  const { width } = shape.list!;
  return {
    shape,
    chances: oneChance(1, space),
    units: (selection, add) => add(ONE_CLASS, selection.list.length),
    wins(selection, tuple, add) {
      if (hasSorted(selection.list, entryOf(tuple, width))) add(ONE_CLASS, 1);
    },
  };
}

/** All ordered combinations with a sum or span: each of them is a combination of its own, with the chance of one outcome. */
function byFeature(space: Space, feature: 'sum' | 'span'): TupleFamily {
  const counts = once(() => {
    const found = new Map<number, number>();
    forEachOutcome(space, (tuple) => {
      const value = featureOf(feature, tuple, space);
      found.set(value, (found.get(value) ?? 0) + 1);
    });
    return found;
  });
  const ends = (take: 'low' | 'high') => {
    if (feature === 'span') return take === 'low' ? 0 : space.size - 1;
    return space[take] * space.length;
  };
  return {
    shape: rows([
      {
        code: feature,
        low: ends('low'),
        high: ends('high'),
        width: 1,
        min: 1,
        max: ends('high') - ends('low') + 1,
      },
    ]),
    chances: oneChance(1, space),
    units({ rows: [values] }, add) {
      add(
        ONE_CLASS,
        values!.reduce((total, value) => total + (counts().get(value) ?? 0), 0),
      );
    },
    wins({ rows: [values] }, tuple, add) {
      if (values!.includes(featureOf(feature, tuple, space))) add(ONE_CLASS, 1);
    },
  };
}

const multiplicities = (pattern: Pattern) =>
  pattern.flatMap(([times, numbers]) => new Array<number>(numbers).fill(times));

function group(space: Space, pattern: Pattern, input: 'rows' | 'pool' | 'banker'): TupleFamily {
  const orders = ordersOf(multiplicities(pattern));
  const distinctNumbers = pattern.reduce((total, [, numbers]) => total + numbers, 0);
  /** The numbers of each entry of the pattern; null if the numbers of the window have another pattern. */
  const split = (tuple: readonly number[]): number[][] | null => {
    const counts = new Map<number, number>();
    for (const value of tuple) counts.set(value, (counts.get(value) ?? 0) + 1);
    const parts = pattern.map(([times]) =>
      [...counts].filter(([, count]) => count === times).map(([value]) => value),
    );
    return parts.every((part, i) => part.length === pattern[i]![1]) && counts.size === distinctNumbers
      ? parts
      : null;
  };
  const shapes: Record<typeof input, () => Shape> = {
    rows: () => rows(pattern.map(([times, numbers]) => row(`times${times}`, space, { min: numbers }))),
    pool: () => rows([row('numbers', space, { min: distinctNumbers })]),
    banker: () =>
      rows(
        [row('bankers', space, { max: distinctNumbers - 1 }), row('others', space, { max: space.size - 1 })],
        { disjoint: true },
      ),
  };
  const count = (chosen: Selection['rows']): number => {
    if (input === 'banker') return choose(chosen[1]!.length, distinctNumbers - chosen[0]!.length);
    const [first, second] = chosen;
    const [, needed] = pattern[0]!;
    if (input === 'pool')
      return pattern.length === 1
        ? choose(first!.length, needed)
        : choose(first!.length, needed) * choose(first!.length - needed, pattern[1]![1]);
    if (pattern.length === 1) return choose(first!.length, needed);
    const both = first!.filter((value) => second!.includes(value)).length;
    let total = 0;
    for (let shared = 0; shared <= Math.min(both, needed); shared++)
      total +=
        choose(both, shared) *
        choose(first!.length - both, needed - shared) *
        choose(second!.length - shared, pattern[1]![1]);
    return total;
  };
  return {
    shape: shapes[input](),
    chances: oneChance(orders, space),
    units: (selection, add) => add(ONE_CLASS, count(selection.rows)),
    wins({ rows: chosen }, tuple, add) {
      const parts = split(tuple);
      if (!parts) return;
      const isIn = (values: readonly number[], part: readonly number[]) =>
        part.every((value) => values.includes(value));
      const wins =
        input === 'rows'
          ? parts.every((part, i) => isIn(chosen[i]!, part))
          : input === 'pool'
            ? parts.every((part) => isIn(chosen[0]!, part))
            : isIn(tuple, chosen[0]!) && isIn([...chosen[0]!, ...chosen[1]!], tuple);
      if (wins) add(ONE_CLASS, 1);
    },
  };
}

/** The class of combinations in any order: its multiplicities, such as "2-1" for a pair and a single number. */
const patternCode = (tuple: readonly number[]) => multiplicitiesOf(tuple).join('-');

/** The patterns of the combinations of a space that are not all equal, with their numbers of orders. */
function patternsOf(space: Space): Map<string, number> {
  const patterns = new Map<string, number>();
  const build = (parts: number[], left: number) => {
    if (left === 0 && parts.length > 1) patterns.set(parts.join('-'), ordersOf(parts));
    for (let part = Math.min(left, parts.at(-1) ?? left); part > 0; part--)
      build([...parts, part], left - part);
  };
  build([], space.length);
  if (!space.distinct) return patterns;
  const only = new Array<number>(space.length).fill(1);
  return new Map([[only.join('-'), ordersOf(only)]]);
}

const patternChances = (space: Space) =>
  once(() => {
    const total = outcomesOf(space);
    return new Map(
      [...patternsOf(space)].map(([code, orders]): [string, Fraction] => [
        code,
        fraction(BigInt(orders), total),
      ]),
    );
  });

const ascending = (tuple: readonly number[]) => [...tuple].sort((a, b) => a - b);

function anyOrder(space: Space): TupleFamily {
  const shape = listShape(space, { ordered: false, allEqual: false });
  const { numbers, width } = shape.list!;
  return {
    shape,
    chances: patternChances(space),
    units(selection, add) {
      for (const entry of selection.list) add(patternCode(numbersOfEntry(entry, numbers, width)), 1);
    },
    wins(selection, tuple, add) {
      if (hasSorted(selection.list, entryOf(ascending(tuple), width))) add(patternCode(tuple), 1);
    },
  };
}

function allOrders(space: Space): TupleFamily {
  const shape = listShape(space, { ordered: false });
  const { numbers, width } = shape.list!;
  return {
    shape,
    chances: oneChance(1, space),
    units(selection, add) {
      for (const entry of selection.list)
        add(ONE_CLASS, ordersOf(multiplicitiesOf(numbersOfEntry(entry, numbers, width))));
    },
    wins(selection, tuple, add) {
      if (hasSorted(selection.list, entryOf(ascending(tuple), width))) add(ONE_CLASS, 1);
    },
  };
}

function groupBy(space: Space, isBySum: boolean): TupleFamily {
  const combinations = once(() => {
    const found: (readonly number[])[] = [];
    forEachOutcome(space, (tuple) => {
      if (tuple.every((value, i) => i === 0 || value >= tuple[i - 1]!) && new Set(tuple).size > 1)
        found.push([...tuple]);
    });
    return found;
  });
  const isOf = (tuple: readonly number[], value: number) =>
    isBySum ? featureOf('sum', tuple, space) === value : tuple.includes(value);
  return {
    shape: rows([
      isBySum
        ? {
            code: 'sum',
            low: space.low * space.length + 1,
            high: space.high * space.length - 1,
            width: 1,
            min: 1,
            max: (space.size - 1) * space.length - 1,
          }
        : row('number', space, { max: 1 }),
    ]),
    chances: patternChances(space),
    units({ rows: [values] }, add) {
      for (const combination of combinations())
        if (values!.some((value) => isOf(combination, value))) add(patternCode(combination), 1);
    },
    wins({ rows: [values] }, tuple, add) {
      if (new Set(tuple).size > 1 && values!.some((value) => isOf(tuple, value))) add(patternCode(tuple), 1);
    },
  };
}

function fixed(space: Space): TupleFamily {
  return {
    shape: rows(positionRows(space, 0), { rowsNeeded: 1 }),
    chances: once(() => new Map([[ONE_CLASS, fraction(1n, BigInt(space.size))]])),
    units: ({ rows: chosen }, add) =>
      add(
        ONE_CLASS,
        chosen.reduce((total, values) => total + values.length, 0),
      ),
    wins({ rows: chosen }, tuple, add) {
      const hits = chosen.filter((values, i) => values.includes(tuple[i]!)).length;
      if (hits > 0) add(ONE_CLASS, hits);
    },
  };
}

function times(space: Space, least: number): TupleFamily {
  return {
    shape: rows([row('numbers', space)]),
    chances: once(() => {
      let ways = 0;
      for (let count = least; count <= space.length; count++)
        ways += choose(space.length, count) * (space.size - 1) ** (space.length - count);
      return new Map([[ONE_CLASS, fraction(BigInt(ways), outcomesOf(space))]]);
    }),
    units: ({ rows: [values] }, add) => add(ONE_CLASS, values!.length),
    wins({ rows: [values] }, tuple, add) {
      const hits = values!.filter((value) => tuple.filter((drawn) => drawn === value).length >= least).length;
      if (hits > 0) add(ONE_CLASS, hits);
    },
  };
}

function anyStraight(space: Space, size: number): TupleFamily {
  return {
    shape: rows(positionRows(space, 0), { rowsNeeded: size }),
    chances: once(() => new Map([[ONE_CLASS, fraction(1n, outcomesOf({ ...space, length: size }))]])),
    units({ rows: chosen }, add) {
      const units = space.distinct
        ? subsetsOf(chosen, size).reduce(
            (total, some) => total + distinctChoices(some.map((values) => new Set(values))),
            0,
          )
        : elementarySum(
            chosen.map((values) => values.length),
            size,
          );
      add(ONE_CLASS, units);
    },
    wins({ rows: chosen }, tuple, add) {
      const hits = choose(chosen.filter((values, i) => values.includes(tuple[i]!)).length, size);
      if (hits > 0) add(ONE_CLASS, hits);
    },
  };
}

/** Above so many outcomes, only features that are sums over the numbers can be counted. */
const MAX_ENUMERATED = 200_000n;

function options(space: Space, rule: Extract<TupleRule, { kind: 'feature' }>): TupleFamily {
  const { feature, options: offered } = rule;
  const chances = once(() => {
    const total = outcomesOf(space);
    const share = shareOf(feature, space);
    const counts = new Map<number, bigint>();
    if (total <= MAX_ENUMERATED)
      forEachOutcome(space, (tuple) => {
        const value = featureOf(feature, tuple, space);
        counts.set(value, (counts.get(value) ?? 0n) + 1n);
      });
    else if (share && space.distinct) {
      const values = Array.from({ length: space.size }, (_, i) => share(space.low + i));
      sumsOfSets(values, space.length).forEach((ways, value) => counts.set(value, ways));
    } else throw new RangeError(`the feature ${feature} cannot be counted here`);
    const all = [...counts.values()].reduce((sum, ways) => sum + ways, 0n);
    return new Map(
      offered.map((option): [string, Fraction] => {
        const ways = [...counts].filter(([value]) => optionWins(option, value));
        return [
          option.code,
          fraction(
            ways.reduce((sum, [, each]) => sum + each, 0n),
            all,
          ),
        ];
      }),
    );
  });
  return {
    shape: rows([
      {
        code: 'options',
        low: 0,
        high: offered.length - 1,
        width: 1,
        options: offered.map(({ code }) => code),
        min: 1,
        max: offered.length,
      },
    ]),
    chances,
    units({ rows: [chosen] }, add) {
      for (const index of chosen!) add(offered[index]!.code, 1);
    },
    wins({ rows: [chosen] }, tuple, add) {
      const value = featureOf(feature, tuple, space);
      for (const index of chosen!) if (optionWins(offered[index]!, value)) add(offered[index]!.code, 1);
    },
  };
}
