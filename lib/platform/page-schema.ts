import { z } from 'zod';

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
