import type { DrawSource, Hit, NumberGroup, PlayType, TupleRule, Window } from '../types';
import { featureValue, optionHolds } from './features';

/**
 * The second settlement of the lottery. It is written separately from plays/ and shares only types and data with it: it lists combinations one
 * by one and looks whether each of them has won, where the engine counts by formulas. It runs in a browser.
 *
 * Takes the stored text of an accepted selection and the JSON of a result; gives the winning combinations by class and tier.
 * What it does for text that the site has not accepted is not defined.
 */
export function settleByListing(
  source: DrawSource,
  type: PlayType,
  selection: string,
  result: unknown,
): Hit[] {
  const numbers = (result as (string | number)[][]).map((group) =>
    group.flatMap((entry) => (typeof entry === 'string' ? [...entry].map(Number) : [entry])),
  );
  const see = ({ group, at, also }: Window): number[] => [
    ...at.map((index) => numbers[group]![index]!),
    ...(also ? also.at.map((index) => numbers[also.group]![index]!) : []),
  ];
  const found: Hit[] = [];
  const win = (code: string, tier: string) => {
    const known = found.find((hit) => hit.class === code && hit.tier === tier);
    if (known) known.units++;
    else found.push({ class: code, tier, units: 1 });
  };
  const { rule, views } = type;
  const parts = selection.split('|');
  const group = source.groups[views[0]!.windows[0]!.group]!;

  if (rule.kind === 'positions') {
    const tuple = see(views[0]!.windows[0]!);
    const [positions, ...rest] = parts;
    for (const set of pickings(numbersIn(positions!), rule.choose))
      lookAt(
        source,
        group,
        rule.inner,
        rest,
        set.map((position) => tuple[position - 1]!),
        (code) => win(code, views[0]!.tier),
      );
  } else if (rule.kind === 'hits') {
    const drawn = views[0]!.windows.map((window) => Number(see(window).join('')));
    const special = rule.special ? see(rule.special)[0] : undefined;
    const rows = parts.map(numbersIn);
    const bankers = rule.banker ? rows[0]! : [];
    for (const others of pickings(rows.at(-1)!, rule.choose - bankers.length)) {
      const combination = [...bankers, ...others];
      const hits = combination.filter((number) => drawn.includes(number)).length;
      const specials = combination.filter((number) => number === special).length;
      for (const tier of rule.tiers)
        if (tier.hits === hits && (tier.special === undefined || tier.special === specials))
          win('all', tier.tier);
    }
  } else if (rule.kind === 'categories') {
    const balls = views[0]!.windows.map((window) => see(window)[0]!);
    const year = numbers[source.groups.findIndex(({ kind }) => kind === 'given')]![0]!;
    const isZodiac = rule.of === 'zodiac';
    const special = isZodiac ? ANIMALS[year]! : '0';
    const names = balls.map((ball) => (isZodiac ? animalName(ball, year) : String(ball % 10)));
    for (const combination of pickings(parts[0]!.split(','), rule.choose))
      if (combination.every((name) => names.includes(name) === rule.occur))
        win(combination.includes(special) ? 'withSpecial' : 'plain', views[0]!.tier);
  } else if (rule.kind === 'parlay') {
    const tuple = see(views[0]!.windows[0]!);
    const legs = parts.flatMap((code, at) => (code === '' ? [] : [{ code, ball: tuple[at]! }]));
    const offered = rule.options.map(({ code }) => code);
    const hasWon = legs.every(({ code, ball }) => {
      const { feature, option } = rule.options[offered.indexOf(code)]!;
      return optionHolds(option, featureValue(feature, [ball], 50));
    });
    const codes = legs.map(({ code }) => code).sort((a, b) => offered.indexOf(a) - offered.indexOf(b));
    if (hasWon) win(codes.join('+'), views[0]!.tier);
  } else
    for (const { tier, windows } of views)
      for (const window of windows)
        lookAt(source, group, rule, parts, see(window), (code) => win(code, tier));
  return found;
}

/** Calls `win` with the class of each combination that wins with these numbers. */
function lookAt(
  source: DrawSource,
  group: NumberGroup,
  rule: TupleRule,
  parts: readonly string[],
  tuple: readonly number[],
  win: (code: string) => void,
): void {
  const rows = () => parts.map(numbersIn);
  const drawn = tuple.join(' ');
  const sortedDrawn = inOrder(tuple).join(' ');
  const sum = tuple.reduce((total, number) => total + number, 0);
  const isAllEqual = tuple.every((number) => number === tuple[0]);
  switch (rule.kind) {
    case 'straight':
      for (const combination of products(rows())) if (combination.join(' ') === drawn) win('all');
      return;
    case 'list':
      for (const entry of entries(parts[0]!, tuple.length)) if (entry.join(' ') === drawn) win('all');
      return;
    case 'bySum':
      for (const chosen of numbersIn(parts[0]!)) if (chosen === sum) win('all');
      return;
    case 'bySpan': {
      const sorted = inOrder(tuple);
      for (const chosen of numbersIn(parts[0]!)) if (chosen === sorted.at(-1)! - sorted[0]!) win('all');
      return;
    }
    case 'group':
      for (const combination of groupsOf(rule, rows()))
        if (inOrder(combination).join(' ') === sortedDrawn) win('all');
      return;
    case 'anyOrder':
      for (const entry of entries(parts[0]!, tuple.length))
        if (inOrder(entry).join(' ') === sortedDrawn) win(repeats(entry));
      return;
    case 'allOrders':
      for (const entry of entries(parts[0]!, tuple.length))
        for (const order of new Set(orders(entry).map((each) => each.join(' '))))
          if (order === drawn) win('all');
      return;
    case 'groupBySum':
      for (const chosen of numbersIn(parts[0]!)) if (!isAllEqual && chosen === sum) win(repeats(tuple));
      return;
    case 'groupWith':
      for (const chosen of numbersIn(parts[0]!))
        if (!isAllEqual && tuple.includes(chosen)) win(repeats(tuple));
      return;
    case 'fixed':
      rows().forEach((row, position) => {
        for (const number of row) if (number === tuple[position]) win('all');
      });
      return;
    case 'times':
      for (const number of numbersIn(parts[0]!))
        if (tuple.filter((other) => other === number).length >= rule.least) win('all');
      return;
    case 'anyStraight': {
      const all = rows();
      for (const positions of pickings([...all.keys()], rule.choose))
        for (const combination of products(positions.map((position) => all[position]!)))
          if (combination.every((number, i) => number === tuple[positions[i]!])) win('all');
      return;
    }
    case 'feature': {
      const { low, high } = endsOf(source, group);
      const value = featureValue(rule.feature, tuple, low + high);
      for (const code of parts[0]!.split(','))
        if (
          optionHolds(
            rule.options.find((option) => option.code === code)!,
            value,
          )
        )
          win(code);
      return;
    }
  }
}

function endsOf(source: DrawSource, group: NumberGroup): { low: number; high: number } {
  return group.kind === 'rest' ? endsOf(source, source.groups[group.of]!) : group;
}

const numbersIn = (row: string) => (row === '' ? [] : row.split(',').map(Number));
const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** The numbers of each entry of a typed list. */
function entries(list: string, count: number): number[][] {
  return list.split(' ').map((entry) => {
    const width = entry.length / count;
    return Array.from({ length: count }, (_, i) => Number(entry.substring(i * width, i * width + width)));
  });
}

/** "2-1" for two equal numbers and another one. */
function repeats(numbers: readonly number[]): string {
  const runs = inOrder(numbers)
    .join(' ')
    .match(/\b(\d+)(?: \1\b)*/g)!;
  return runs
    .map((run) => run.split(' ').length)
    .sort((a, b) => b - a)
    .join('-');
}

function products(rows: readonly (readonly number[])[]): number[][] {
  return rows.reduce<number[][]>(
    (before, row) => before.flatMap((start) => row.map((number) => [...start, number])),
    [[]],
  );
}

/** Every way to pick `count` of the items. */
function pickings<Item>(items: readonly Item[], count: number): Item[][] {
  if (count < 0) return [];
  let partial: { chosen: Item[]; from: number }[] = [{ chosen: [], from: 0 }];
  for (let i = 0; i < count; i++)
    partial = partial.flatMap(({ chosen, from }) =>
      items.slice(from).map((item, step) => ({ chosen: [...chosen, item], from: from + step + 1 })),
    );
  return partial.map(({ chosen }) => chosen);
}

function orders(numbers: readonly number[]): number[][] {
  if (numbers.length < 2) return [[...numbers]];
  return numbers.flatMap((first, i) =>
    orders([...numbers.slice(0, i), ...numbers.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

function groupsOf(rule: Extract<TupleRule, { kind: 'group' }>, rows: readonly number[][]): number[][] {
  const needed = rule.pattern.reduce((total, [, numbers]) => total + numbers, 0);
  if (rule.input === 'banker')
    return pickings(rows[1]!, needed - rows[0]!.length).map((others) => [...rows[0]!, ...others]);
  let combinations: number[][] = [[]];
  rule.pattern.forEach(([times, numbers], i) => {
    const picked = pickings(rule.input === 'pool' ? rows[0]! : rows[i]!, numbers);
    combinations = combinations.flatMap((start) =>
      picked
        .filter((more) => more.every((number) => !start.includes(number)))
        .map((more) => [...start, ...more.flatMap((number) => new Array<number>(times).fill(number))]),
    );
  });
  return combinations;
}

const ANIMALS = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');

/** Counts back from the animal of the year: the ball 1 has it, the ball 2 has the one of the year before. */
function animalName(ball: number, year: number): string {
  let animal = year;
  for (let other = 1; other < ball; other++) animal = animal === 0 ? 11 : animal - 1;
  return ANIMALS[animal]!;
}
