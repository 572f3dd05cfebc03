import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import type { BoardPlace } from './types';

export const boardPlace = z.object({ place: z.number(), customerName: z.string(), amount: z.string() });
export type BoardPlaceWire = z.output<typeof boardPlace>;

/** A place as it crosses the wire: the amount is a decimal string. */
export const toBoardPlace = (entry: BoardPlace): BoardPlaceWire => ({
  ...entry,
  amount: formatDecimal(entry.amount),
});
