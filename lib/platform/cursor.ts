/**
 * Pages of a list that is read by a cursor: the values of the last row are where the next page begins. No row is skipped by counting,
 * so that a page far back costs what the first one costs.
 */
export interface CursorRequest {
  /** The ordered values of the row before the page, or behind it if `back`. */
  cursor?: readonly string[] | undefined;
  /** The page before the cursor instead of the one after it. */
  back?: boolean | undefined;
  limit: number;
}

export interface CursorPage<Row> {
  /** In the order of the list, also for a page that was read backwards. */
  rows: Row[];
  /** The cursor of the following page; undefined on the last. */
  next: string[] | undefined;
  /** The cursor of the page before, to be read with `back`; undefined on the first. */
  previous: string[] | undefined;
}

/** Makes a page of up to `limit + 1` rows that were read in the direction of the request, nearest to the cursor first. */
export function toCursorPage<Row>(
  read: readonly Row[],
  { cursor, back = false, limit }: CursorRequest,
  cursorOf: (row: Row) => string[],
): CursorPage<Row> {
  const more = read.length > limit;
  const rows = read.slice(0, limit);
  if (back) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    next: last && (back || more) ? cursorOf(last) : undefined,
    previous: first && cursor && (!back || more) ? cursorOf(first) : undefined,
  };
}

/** The longest encoded cursor that is read. */
const MAX_LENGTH = 500;

/** A cursor as a parameter of an address. */
export const encodeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Reads a cursor of an address; undefined if it is not a list of texts. The reader checks each value. */
export function decodeCursor(text: string | undefined): string[] | undefined {
  if (!text || text.length > MAX_LENGTH || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) return undefined;
    // PostgreSQL cannot store NUL.
    return values.some((value: string) => value.includes('\u0000')) ? undefined : values;
  } catch {
    return undefined;
  }
}
