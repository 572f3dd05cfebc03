import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor';

/** The fields of a request for a page, for a list of at most `maximum` entries a page. */
export const pageRequestInput = (size: { maximum: number; standard: number }) => ({
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(size.maximum).default(size.standard),
});

/** The fields of a page's envelope without its entries (lib/platform/page.ts). */
export const pagingOutput = {
  pageNum: z.number(),
  pageSize: z.number(),
  total: z.number(),
  totalPages: z.number(),
};

/** A page of entries. */
export const pageOutput = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ list: z.array(entry), ...pagingOutput });

/** The field of a request for the page after a place, which the page before has named in `next`. Another text counts as none. */
export const cursorInput = { cursor: z.string().max(500, 'INVALID').transform(decodeCursor).optional() };

/** The field of a page that names where the next one begins; null on the last page. */
export const nextOutput = { next: z.string().nullable() };

export const toWireNext = (next: readonly string[] | undefined): string | null =>
  next ? encodeCursor(next) : null;
