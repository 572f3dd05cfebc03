import type { DrawSource, Hit, PlayType, Result, Selection, Shape } from '../types';
import type { Family, TierOdds } from './family';
import { categoriesFamily, hitsFamily, parlayFamily, positionsFamily, windowFamily } from './result-families';
import { MAX_COMBINATIONS, parseSelection, tokenOf, type ParsedSelection } from './selection';

/** A play type of a game, ready to be used. */
export interface Play {
  readonly type: PlayType;
  readonly source: DrawSource;
  readonly shape: Shape;
  /** Every class of combinations by code, with the weight and the expected hits of each tier. */
  odds(): ReadonlyMap<string, ReadonlyMap<string, TierOdds>>;
  /** Combinations of a checked selection. */
  countUnits(selection: Selection): number;
  /** Combinations by class. `given`: the given numbers of the draw; only 49-ball has one, the animal of the year. */
  unitsByClass(selection: Selection, given?: readonly number[]): ReadonlyMap<string, number>;
  /** The combinations that win, by class and tier, without those that do not. A combination may win more than once (prizes per hit). */
  wins(selection: Selection, result: Result): Hit[];
}

function familyOf(source: DrawSource, type: PlayType): Family {
  const { rule } = type;
  switch (rule.kind) {
    case 'positions':
      return positionsFamily(source, type, rule);
    case 'hits':
      return hitsFamily(source, type, rule);
    case 'categories':
      return categoriesFamily(source, type, rule);
    case 'parlay':
      return parlayFamily(source, type, rule);
    default:
      return windowFamily(source, type, rule);
  }
}

/** Prepares a play type for its game's source. */
export function compilePlay(source: DrawSource, type: PlayType): Play {
  const family = familyOf(source, type);
  const unitsByClass = (selection: Selection, given: readonly number[] = [0]) => {
    const units = new Map<string, number>();
    family.units(selection, given, (code, count) => units.set(code, (units.get(code) ?? 0) + count));
    return units;
  };
  return {
    type,
    source,
    shape: family.shape,
    odds: () => family.odds(),
    unitsByClass,
    countUnits: (selection) => [...unitsByClass(selection).values()].reduce((sum, count) => sum + count, 0),
    wins(selection, result) {
      const hits = new Map<string, Hit>();
      family.wins(selection, result, (code, tier, units) => {
        const hit = hits.get(`${code}/${tier}`);
        if (hit) hit.units += units;
        else hits.set(`${code}/${tier}`, { class: code, tier, units });
      });
      return [...hits.values()];
    },
  };
}

export type ReadSelection =
  { ok: true; selection: Selection; units: number } | Extract<ParsedSelection, { ok: false }>;

/** Reads and checks a selection: one that is accepted has from 1 to MAX_COMBINATIONS combinations. */
export function readSelection(play: Play, text: string): ReadSelection {
  const parsed = parseSelection(play.shape, text);
  if (!parsed.ok) return parsed;
  const units = play.countUnits(parsed.selection);
  if (units < 1) return { ok: false, code: 'NO_COMBINATION' };
  if (units > MAX_COMBINATIONS) return { ok: false, code: 'TOO_MANY_COMBINATIONS' };
  return { ...parsed, units };
}

/** How many combinations of a selection need one number: what exposure is counted by. */
export interface Load {
  /** `<row>:<value>`, the row counted from 0; of a list: the entry. */
  number: string;
  units: number;
}

/**
 * The numbers that a selection loads, each with the combinations that need it: all combinations less those that are left without the
 * number. Of a typed list each entry is a number.
 */
export function loadsOf(play: Play, selection: Selection): Load[] {
  const { rows, list } = play.shape;
  if (list) {
    const length = list.numbers * list.width;
    return selection.list.map((entry) => ({
      number: String(entry).padStart(length, '0'),
      units: play.countUnits({ ...selection, list: [entry] }),
    }));
  }
  const all = play.countUnits(selection);
  return selection.rows.flatMap((values, at) =>
    values.map((value) => {
      const without = selection.rows.map((row, i) =>
        i === at ? row.filter((other) => other !== value) : row,
      );
      // A combination of a parlay needs each of its rows, although rows may be left out.
      const isNeeded = rows[at]!.min > 0 || play.type.rule.kind === 'parlay';
      const isEmpty = without[at]!.length === 0 && isNeeded;
      const rest = isEmpty ? 0 : play.countUnits({ ...selection, rows: without });
      return { number: `${at}:${tokenOf(rows[at]!, value)}`, units: all - rest };
    }),
  );
}
