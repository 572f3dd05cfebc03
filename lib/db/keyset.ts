import type { RawBuilder } from 'kysely';
import { sql } from './client';
import { toCursorPage, type CursorPage, type CursorRequest } from '@/lib/platform/cursor';

/** Whether a text is a moment with microseconds that exists: there is no February 30 and no year 0. */
const isMoment = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) &&
  new Date(text).toJSON()?.slice(0, 19) === text.slice(0, 19);

/** What a value of each type in a cursor may be; anything else would be an error of the database. */
const TYPES = {
  bigint: (text: string) => /^-?\d{1,18}$/.test(text),
  timestamptz: isMoment,
  text: (text: string) => text.length <= 100 && !text.includes('\0'),
} as const;

export interface Key {
  column: RawBuilder<unknown>;
  type: keyof typeof TYPES;
}

/** A moment with microseconds, as a cursor has it. */
export const cursorTime = (at: RawBuilder<unknown>) =>
  sql<string>`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The order and the bounds of a page of a query, for an index of the same keys in the same order. */
export interface Keyset {
  /** `AND (keys) < (cursor)`, or nothing on the first page. */
  bounds: RawBuilder<unknown>;
  /** `ORDER BY … LIMIT …`. */
  order: RawBuilder<unknown>;
  /** The page of the rows that were read. */
  toPage: <Row>(rows: readonly Row[], cursorOf: (row: Row) => string[]) => CursorPage<Row>;
}

/** A cursor with other values than those of the keys counts as none. */
export function keyset(keys: readonly Key[], request: CursorRequest & { descending: boolean }): Keyset {
  const { cursor: given, limit } = request;
  const valid = given?.length === keys.length && keys.every(({ type }, index) => TYPES[type](given[index]!));
  const cursor = valid ? given : undefined;
  const back = request.back === true && cursor !== undefined;
  const down = request.descending !== back;
  const [to, than] = down ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  const columns = sql.join(keys.map(({ column }) => column));
  const values = keys.map(({ type }, index) => sql`${cursor?.[index]}::${sql.raw(type)}`);
  // Without it, an index that has the first key and not all of them would be read from its beginning.
  const leading = cursor && keys.length > 1 ? sql`AND ${keys[0]!.column} ${than}= ${values[0]}` : sql``;
  return {
    bounds: cursor ? sql`${leading} AND (${columns}) ${than} (${sql.join(values)})` : sql``,
    order: sql`ORDER BY ${sql.join(keys.map(({ column }) => sql`${column} ${to}`))} LIMIT ${limit + 1}`,
    toPage: (rows, cursorOf) => toCursorPage(rows, { cursor, back, limit }, cursorOf),
  };
}
