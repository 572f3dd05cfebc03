import { cursorInput, pageRequestInput } from '@/lib/platform/page-schema';
import { z } from 'zod';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { day } from '@/lib/platform/day';
import { MAX_RECORDS_PAGE_SIZE, RECORDS_PAGE_SIZE } from './constants';

const id = (code: string) =>
  z
    .union([z.string(), z.number().int().positive()], 'REQUIRED')
    .transform(String)
    .pipe(z.string().regex(/^[1-9]\d{0,17}$/, code))
    .transform(BigInt);

/** The period includes both days; lib/platform/period.ts has the defaults. */
export const recordsInput = z.object({
  from: day.optional(),
  to: day.optional(),
  gameType: z.enum(GAME_TYPES).optional(),
  vendor: z
    .string()
    .regex(/^[\w-]{1,20}$/, 'INVALID')
    .optional(),
  ...pageRequestInput({ maximum: MAX_RECORDS_PAGE_SIZE, standard: RECORDS_PAGE_SIZE }),
  ...cursorInput,
  language: z.string().max(10).optional(),
});

export const roundInput = z.object({ roundId: id('INVALID'), language: z.string().max(10).optional() });

export const launchInput = z.object({
  nodeId: id('GAME_ID_FORMAT'),
  /** 1: real money, 0: play money; without it, the money that the account holds. */
  accountType: z.union([z.literal(0), z.literal(1)]).optional(),
});

export const boardInput = z.object({
  gameCategory: z.enum(['ALL', ...GAME_TYPES]).default('ALL'),
  limitNum: z.coerce.number().int().min(1).max(100).default(20),
  language: z.string().max(10).optional(),
});
