import { toCursorPage, type CursorPage, type CursorRequest } from '@/lib/platform/cursor';

export { cursorTime, keyset } from '@/lib/db/keyset';

/** A page of a short list that is read as a whole and ordered here. `idOf` names a row; the cursor is the id of one. */
export function pageOfList<Row>(
  rows: readonly Row[],
  { cursor, back, limit }: CursorRequest,
  idOf: (row: Row) => string,
): CursorPage<Row> {
  const place = cursor ? rows.findIndex((row) => idOf(row) === cursor[0]) : -1;
  const isPage = place >= 0;
  const part = !isPage
    ? rows
    : back
      ? rows.slice(Math.max(0, place - limit - 1), place).reverse()
      : rows.slice(place + 1);
  return toCursorPage(
    part.slice(0, limit + 1),
    { cursor: isPage ? cursor : undefined, back: isPage && back === true, limit },
    (row) => [idOf(row)],
  );
}

/** Compares two cells of a list. */
export function compareCells(one: bigint | number | string, other: bigint | number | string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
