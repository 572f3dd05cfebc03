import { z } from 'zod';
import { textInput } from '@/lib/content/schema';
import { MAX_PIECES, MAX_POINTS, MAX_SUMMARY, MAX_TITLE } from './constants';

const pieces = z.int('INVALID').min(0).max(MAX_PIECES);

/** The input of a good. Codes are those of messages/<locale>/errors*.json. */
export const goodContentShape = {
  picture: z
    .string('REQUIRED')
    .max(48, 'INVALID')
    .regex(/^[a-z]+\.[a-z]+$/, 'INVALID'),
  title: textInput(MAX_TITLE),
  summary: textInput(MAX_SUMMARY),
  points: z.int('INVALID').min(1).max(MAX_POINTS),
  quantity: pieces,
  available: pieces,
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID'),
};

/** The available quantity cannot exceed the quantity. */
export function checkGoodQuantity(
  { quantity, available }: { quantity: number; available: number },
  ctx: z.RefinementCtx,
): void {
  if (available > quantity)
    ctx.addIssue({ code: 'custom', path: ['available'], message: 'MORE_LEFT_THAN_THERE_WAS' });
}
