import { fraction, multiply, type Fraction } from '../../slots/fraction';
import { choose, chooseExactly, distinctChoices, subsetsOf } from '../combinatorics';
import type {
  DrawSource,
  PlayType,
  Result,
  RowShape,
  Rule,
  Selection,
  Shape,
  TupleRule,
  Window,
} from '../types';
import { once, ONE_CLASS, type Family, type TierOdds } from './family';
import { featureOf, optionWins } from './features';
import { outcomesOf, spaceOf } from './space';
import { entryOf, tupleFamily, widthOf } from './tuple-families';

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;

/** A tuple rule in each window of each tier: a window that matches is one hit. */
export function windowFamily(source: DrawSource, type: PlayType, rule: TupleRule): Family {
  const family = tupleFamily(rule, spaceOf(source, type.views[0]!.windows[0]!));
  return {
    shape: family.shape,
    odds: once(() => {
      const tiers = (chance: Fraction) =>
        new Map(
          type.views.map(({ tier, weight, windows }): [string, TierOdds] => [
            tier,
            { weight, expected: multiply(chance, fraction(BigInt(windows.length))) },
          ]),
        );
      return new Map([...family.chances()].map(([code, chance]) => [code, tiers(chance)]));
    }),
    units: (selection, _given, add) => family.units(selection, add),
    wins(selection, result, add) {
      for (const { tier, windows } of type.views)
        for (const window of windows)
          family.wins(selection, numbersIn(result, window), (code, units) => add(code, tier, units));
    },
  };
}

/** The numbers that a window shows. */
export function numbersIn(result: Result, window: Window): number[] {
  const numbers = window.at.map((index) => result[window.group]![index]!);
  const { also } = window;
  return also ? numbers.concat(also.at.map((index) => result[also.group]![index]!)) : numbers;
}

/** A tuple rule on each set of `choose` positions out of the chosen ones. */
export function positionsFamily(source: DrawSource, type: PlayType, rule: RuleOf<'positions'>): Family {
  const [view] = type.views as [(typeof type.views)[0]];
  const [window] = view.windows as [Window];
  const space = { ...spaceOf(source, window), length: rule.choose };
  const inner = tupleFamily(rule.inner, space);
  const positions: RowShape = {
    code: 'positions',
    low: 1,
    high: window.at.length,
    width: 1,
    min: rule.choose,
    max: window.at.length,
  };
  const innerOf = (selection: Selection): Selection => ({
    rows: selection.rows.slice(1),
    list: selection.list,
  });
  return {
    shape: {
      ...inner.shape,
      rows: [positions, ...inner.shape.rows],
      rowsNeeded: inner.shape.rowsNeeded + 1,
    },
    odds: once(
      () =>
        new Map(
          [...inner.chances()].map(([code, expected]) => [
            code,
            new Map<string, TierOdds>([[view.tier, { weight: view.weight, expected }]]),
          ]),
        ),
    ),
    units(selection, _given, add) {
      const sets = choose(selection.rows[0]!.length, rule.choose);
      inner.units(innerOf(selection), (code, units) => add(code, units * sets));
    },
    wins(selection, result, add) {
      const tuple = numbersIn(result, window);
      const chosen = innerOf(selection);
      for (const set of subsetsOf(selection.rows[0]!, rule.choose))
        inner.wins(
          chosen,
          set.map((position) => tuple[position - 1]!),
          (code, units) => add(code, view.tier, units),
        );
    },
  };
}

/** Numbers out of a pool, by how many of them are drawn. */
export function hitsFamily(source: DrawSource, type: PlayType, rule: RuleOf<'hits'>): Family {
  const { windows } = type.views[0]!;
  const space = spaceOf(source, windows[0]!);
  const size = Number(outcomesOf(space));
  const low = space.length === 1 ? space.low : 0;
  const numberWidth = widthOf(space.high);
  const width = numberWidth * space.length;
  const drawn = windows.length;
  const pool = (code: string, more: Partial<RowShape>): RowShape => ({
    code,
    low,
    high: low + size - 1,
    width,
    min: 1,
    max: size,
    ...more,
  });
  const shape: Shape = rule.banker
    ? {
        rows: [pool('bankers', { max: rule.choose - 1 }), pool('others', { max: size - 1 })],
        rowsNeeded: 2,
        disjoint: true,
      }
    : { rows: [pool('numbers', { min: rule.choose })], rowsNeeded: 1, disjoint: false };

  /** The chance that exactly `hits` of `choose` numbers are drawn. */
  const chance = (hits: number): Fraction => {
    const rest = rule.choose - hits;
    if (space.distinct)
      return fraction(
        chooseExactly(rule.choose, hits) * chooseExactly(size - rule.choose, drawn - hits),
        chooseExactly(size, drawn),
      );
    // Inclusion and exclusion over the chosen numbers that are drawn: all windows avoid the others.
    let ways = 0n;
    for (let avoided = 0; avoided <= hits; avoided++) {
      const each = chooseExactly(hits, avoided) * BigInt(size - rest - avoided) ** BigInt(drawn);
      ways += avoided % 2 === 0 ? each : -each;
    }
    return fraction(chooseExactly(rule.choose, hits) * ways, BigInt(size) ** BigInt(drawn));
  };
  /** With a special number, which is one of those that are left. */
  const specialChance = (hits: number, special: 0 | 1): Fraction => {
    const rest = rule.choose - hits;
    const left = size - drawn;
    return multiply(chance(hits), fraction(BigInt(special ? rest : left - rest), BigInt(left)));
  };

  return {
    shape,
    odds: once(
      () =>
        new Map([
          [
            ONE_CLASS,
            new Map(
              rule.tiers.map(({ tier, weight, hits, special }): [string, TierOdds] => [
                tier,
                { weight, expected: special === undefined ? chance(hits) : specialChance(hits, special) },
              ]),
            ),
          ],
        ]),
    ),
    units({ rows: chosen }, _given, add) {
      add(
        ONE_CLASS,
        rule.banker
          ? choose(chosen[1]!.length, rule.choose - chosen[0]!.length)
          : choose(chosen[0]!.length, rule.choose),
      );
    },
    wins({ rows: chosen }, result, add) {
      const numbers = new Set(windows.map((window) => entryOf(numbersIn(result, window), numberWidth)));
      const others = chosen.at(-1)!;
      const bankers = rule.banker ? chosen[0]! : [];
      const bankerHits = bankers.filter((number) => numbers.has(number)).length;
      const hitsOfOthers = others.filter((number) => numbers.has(number)).length;
      const special = rule.special && others.includes(numbersIn(result, rule.special)[0]!) ? 1 : 0;
      for (const tier of rule.tiers) {
        const hits = tier.hits - bankerHits;
        const misses = rule.choose - bankers.length - hits;
        const otherMisses = others.length - hitsOfOthers;
        const ways =
          tier.special === undefined
            ? choose(otherMisses, misses)
            : tier.special === 0
              ? choose(otherMisses - special, misses)
              : special * choose(otherMisses - 1, misses - 1);
        const units = choose(hitsOfOthers, hits) * ways;
        if (units > 0) add(ONE_CLASS, tier.tier, units);
      }
    },
  };
}

/** The animals and the tails of 49-ball: one of them has another count of numbers than the others. */
const CATEGORIES = {
  zodiac: { count: 12, common: 4, other: 5 },
  tail: { count: 10, common: 5, other: 4 },
} as const;

export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

/** The animal of a number in a year: 1, 13, 25, 37 and 49 have the animal of the year, 2 the one of the year before, and so on. */
export function animalOf(number: number, yearAnimal: number): number {
  return (yearAnimal - ((number - 1) % 12) + 12) % 12;
}

/** Animals or tails that all occur among the drawn numbers, or of which none does. */
export function categoriesFamily(source: DrawSource, type: PlayType, rule: RuleOf<'categories'>): Family {
  const [view] = type.views as [(typeof type.views)[0]];
  const balls = spaceOf(source, view.windows[0]!).size;
  const drawn = view.windows.length;
  const { count, common, other } = CATEGORIES[rule.of];
  const givenGroup = source.groups.findIndex((group) => group.kind === 'given');
  /** The category whose count of numbers differs: the animal of the year, or tail 0. */
  const special = (given: readonly number[]) => (rule.of === 'zodiac' ? given[0]! : 0);
  const classOf = (hasSpecial: boolean) => (hasSpecial ? 'withSpecial' : 'plain');

  const chance = (hasSpecial: boolean): Fraction => {
    const total = chooseExactly(balls, drawn);
    const plain = rule.choose - (hasSpecial ? 1 : 0);
    if (!rule.occur)
      return fraction(chooseExactly(balls - plain * common - (hasSpecial ? other : 0), drawn), total);
    let ways = 0n;
    for (let missing = 0; missing <= plain; missing++)
      for (let missingSpecial = 0; missingSpecial <= (hasSpecial ? 1 : 0); missingSpecial++) {
        const each =
          chooseExactly(plain, missing) *
          chooseExactly(balls - missing * common - missingSpecial * other, drawn);
        ways += (missing + missingSpecial) % 2 === 0 ? each : -each;
      }
    return fraction(ways, total);
  };
  const add2 = (
    items: readonly number[],
    given: readonly number[],
    add: (code: string, units: number) => void,
  ) => {
    const isSpecial = items.includes(special(given));
    const plain = items.length - (isSpecial ? 1 : 0);
    const without = choose(plain, rule.choose);
    const withSpecial = isSpecial ? choose(plain, rule.choose - 1) : 0;
    if (without > 0) add(classOf(false), without);
    if (withSpecial > 0) add(classOf(true), withSpecial);
  };
  return {
    shape: {
      rows: [
        {
          code: rule.of,
          low: 0,
          high: count - 1,
          width: 1,
          ...(rule.of === 'zodiac' && { options: ANIMALS }),
          min: rule.choose,
          max: count,
        },
      ],
      rowsNeeded: 1,
      disjoint: false,
    },
    odds: once(
      () =>
        new Map(
          [false, true].map((hasSpecial) => [
            classOf(hasSpecial),
            new Map<string, TierOdds>([[view.tier, { weight: view.weight, expected: chance(hasSpecial) }]]),
          ]),
        ),
    ),
    units: ({ rows: [chosen] }, given, add) => add2(chosen!, given, add),
    wins({ rows: [chosen] }, result, add) {
      const given = result[givenGroup]!;
      const found = new Set(
        view.windows.map((window) => {
          const [number] = numbersIn(result, window) as [number];
          return rule.of === 'zodiac' ? animalOf(number, given[0]!) : number % 10;
        }),
      );
      add2(
        chosen!.filter((item) => found.has(item) === rule.occur),
        given,
        (code, units) => add(code, view.tier, units),
      );
    },
  };
}

/** One option for some positions; the class is the options in their order in the rule, because their positions do not matter. */
export function parlayFamily(source: DrawSource, type: PlayType, rule: RuleOf<'parlay'>): Family {
  const [view] = type.views as [(typeof type.views)[0]];
  const [window] = view.windows as [Window];
  const space = { ...spaceOf(source, window), length: 1 };
  const winning = rule.options.map(({ feature, option }) => {
    const values = Array.from({ length: space.size }, (_, i) => space.low + i);
    return new Set(values.filter((value) => optionWins(option, featureOf(feature, [value], space))));
  });
  const classOf = (indexes: readonly number[]) =>
    [...indexes]
      .sort((a, b) => a - b)
      .map((index) => rule.options[index]!.code)
      .join('+');
  const optionsOf = (selection: Selection) => selection.rows.flat();
  return {
    shape: {
      rows: window.at.map((_, i) => ({
        code: `position${i + 1}`,
        low: 0,
        high: rule.options.length - 1,
        width: 1,
        options: rule.options.map(({ code }) => code),
        min: 0,
        max: 1,
      })),
      rowsNeeded: 2,
      disjoint: false,
    },
    odds: once(() => {
      const classes = new Map<string, ReadonlyMap<string, TierOdds>>();
      const build = (indexes: number[], from: number) => {
        if (indexes.length > 1) {
          const ways = distinctChoices(indexes.map((index) => winning[index]!));
          const expected = fraction(BigInt(ways), outcomesOf({ ...space, length: indexes.length }));
          classes.set(classOf(indexes), new Map([[view.tier, { weight: view.weight, expected }]]));
        }
        if (indexes.length < window.at.length)
          for (let index = from; index < rule.options.length; index++) build([...indexes, index], index);
      };
      build([], 0);
      return classes;
    }),
    units: (selection, _given, add) => add(classOf(optionsOf(selection)), 1),
    wins(selection, result, add) {
      const tuple = numbersIn(result, window);
      const wins = selection.rows.every(
        ([index], position) => index === undefined || winning[index]!.has(tuple[position]!),
      );
      if (wins) add(classOf(optionsOf(selection)), view.tier, 1);
    },
  };
}
