import { z } from 'zod';

/** What everybody may know of a raffle. A participant is named by a code that only this raffle has. */
export const raffleValue = z.object({
  /** SHA-256 of the server's seed, shown from the beginning. */
  commitment: z.string(),
  closesAt: z.string(),
  /** Null until the list is final. */
  tickets: z.number().nullable(),
  /** SHA-256 of the lines `first-last:code` of the list. */
  listHash: z.string().nullable(),
  list: z.array(z.object({ first: z.number(), count: z.number(), code: z.string() })),
  /** Revealed with the draw. */
  serverSeed: z.string().nullable(),
  winners: z.array(
    z.object({
      place: z.number(),
      ticket: z.number(),
      code: z.string(),
      currency: z.string(),
      amount: z.string(),
    }),
  ),
});
export type WireRaffle = z.output<typeof raffleValue>;
