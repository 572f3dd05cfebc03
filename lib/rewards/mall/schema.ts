import { z } from 'zod';
import { textInput } from '@/lib/content/schema';
import { MOST_PIECES, MOST_POINTS, MOST_SUMMARY, MOST_TITLE } from './constants';

const pieces = z.int('INVALID').min(0).max(MOST_PIECES);

/** What an operator writes of a good. Codes are those of messages/<locale>/errors*.json. */
export const goodCopy = {
  picture: z
    .string('REQUIRED')
    .max(48, 'INVALID')
    .regex(/^[a-z]+\.[a-z]+$/, 'INVALID'),
  title: textInput(MOST_TITLE),
  summary: textInput(MOST_SUMMARY),
  points: z.int('INVALID').min(1).max(MOST_POINTS),
  quantity: pieces,
  available: pieces,
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID'),
};

/** No more can be left than there was. */
export function checkGood(
  { quantity, available }: { quantity: number; available: number },
  ctx: z.RefinementCtx,
): void {
  if (available > quantity)
    ctx.addIssue({ code: 'custom', path: ['available'], message: 'MORE_LEFT_THAN_THERE_WAS' });
}
