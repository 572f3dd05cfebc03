import type { DrawSource, NumberGroup, Result } from '../types';

/** Why a result is refused. */
export type ResultProblem =
  /** It is no array of groups. */
  | 'RESULT_MALFORMED'
  /** It has more or fewer groups than the source. */
  | 'RESULT_GROUPS'
  /** A group has more or fewer numbers than it must have. */
  | 'RESULT_COUNT'
  /** A number is not one that can be drawn, or is written with too few or too many digits. */
  | 'RESULT_NUMBER'
  /** A number was drawn already. */
  | 'RESULT_TWICE';

export type ParsedResult =
  | { ok: true; result: Result }
  /** `group` is the code of the group, `index` counts its numbers from 0. */
  | { ok: false; code: ResultProblem; group?: string; index?: number };

/** How many numbers a group has, as people write them. */
export function numbersOf(group: NumberGroup): number {
  return group.kind === 'independent' && group.width ? group.count / group.width : group.count;
}

/** The lowest and highest number of a group. */
export function rangeOf(source: DrawSource, group: NumberGroup): { low: number; high: number } {
  return group.kind === 'rest' ? rangeOf(source, source.groups[group.of]!) : group;
}

/** The compact JSON of a result: an array of groups; numbers of a prize rank are strings of digits, others are numbers. */
export function resultToJson(source: DrawSource, result: Result): (string | number)[][] {
  return source.groups.map((group, at) => {
    const cells = result[at]!;
    const width = group.kind === 'independent' ? group.width : undefined;
    if (!width) return [...cells];
    return Array.from({ length: numbersOf(group) }, (_, i) =>
      cells.slice(i * width, (i + 1) * width).join(''),
    );
  });
}

/** Reads the JSON of `resultToJson`, which people may have typed. Refuses a result that cannot have been drawn. */
export function parseResult(source: DrawSource, json: unknown): ParsedResult {
  if (!Array.isArray(json)) return { ok: false, code: 'RESULT_MALFORMED' };
  if (json.length !== source.groups.length) return { ok: false, code: 'RESULT_GROUPS' };
  const result: number[][] = [];
  for (const [at, group] of source.groups.entries()) {
    const given: unknown = json[at];
    if (!Array.isArray(given)) return { ok: false, code: 'RESULT_MALFORMED', group: group.code };
    if (given.length !== numbersOf(group)) return { ok: false, code: 'RESULT_COUNT', group: group.code };
    const cells: number[] = [];
    const before = group.kind === 'rest' ? result[group.of]! : [];
    for (const [index, value] of (given as unknown[]).entries()) {
      const numbers = cellsOf(source, group, value);
      if (!numbers) return { ok: false, code: 'RESULT_NUMBER', group: group.code, index };
      const isTwice = cells.includes(numbers[0]!) || before.includes(numbers[0]!);
      if (isTwice && (group.kind === 'distinct' || group.kind === 'rest'))
        return { ok: false, code: 'RESULT_TWICE', group: group.code, index };
      cells.push(...numbers);
    }
    result.push(cells);
  }
  return { ok: true, result };
}

function cellsOf(source: DrawSource, group: NumberGroup, value: unknown): number[] | undefined {
  const width = group.kind === 'independent' ? group.width : undefined;
  if (width) {
    if (typeof value !== 'string' || value.length !== width || !/^[0-9]+$/.test(value)) return undefined;
    return Array.from(value, Number);
  }
  const { low, high } = rangeOf(source, group);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) return undefined;
  return [value];
}
