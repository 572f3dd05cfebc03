import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import type { BoardPlace } from './types';

export const boardPlace = z.object({ place: z.number(), customerName: z.string(), amount: z.string() });
export type WireBoardPlace = z.output<typeof boardPlace>;

/** A place on the wire: the amount is a decimal string. */
export const toWireBoardPlace = (entry: BoardPlace): WireBoardPlace => ({
  ...entry,
  amount: formatDecimal(entry.amount),
});
