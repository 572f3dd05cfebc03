import { z } from 'zod';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { RECORDS_DAYS, RECORDS_MAX_PAGE_SIZE, RECORDS_PAGE_SIZE } from './constants';

const id = (code: string) =>
  z
    .union([z.string(), z.number().int().positive()], 'REQUIRED')
    .transform(String)
    .pipe(z.string().regex(/^[1-9]\d{0,17}$/, code))
    .transform(BigInt);

/** A day of the settlement zone. */
const day = z
  .string('DATE_FORMAT')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'DATE_FORMAT')
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, 'DATE_FORMAT');

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Both days are within the period; without them, the last seven. */
export const recordsInput = z
  .object({
    from: day.optional(),
    to: day.optional(),
    gameType: z.enum(GAME_TYPES).optional(),
    vendor: z.string().max(20).optional(),
    pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(RECORDS_MAX_PAGE_SIZE).default(RECORDS_PAGE_SIZE),
    language: z.string().max(10).optional(),
  })
  .refine(({ from, to }) => !from || !to || (daysFrom(from, to) >= 0 && daysFrom(from, to) < RECORDS_DAYS), {
    message: 'DATE_RANGE',
    path: ['to'],
  });

export const roundInput = z.object({ roundId: id('INVALID'), language: z.string().max(10).optional() });

export const launchInput = z.object({
  nodeId: id('GAME_ID_FORMAT'),
  /** 1 real money, 0 play money; without it, whatever the account holds. */
  accountType: z.union([z.literal(0), z.literal(1)]).optional(),
  language: z.string().max(10).optional(),
});

export const boardInput = z.object({
  gameCategory: z.enum(['ALL', ...GAME_TYPES]).default('ALL'),
  limitNum: z.coerce.number().int().min(1).max(100).default(20),
  language: z.string().max(10).optional(),
});
