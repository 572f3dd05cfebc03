import { z } from 'zod';
import { parseAmount } from '@/lib/money/amount';
import { MAX_GAMES, MAX_ROUNDS } from './constants';

/** So that a thousand rounds are worth an amount. */
const MOST = 100_000_000_000_0000n;

const decimal = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => parseAmount(text) !== undefined, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? 1n) > 0n, 'AMOUNT_POSITIVE')
  .refine((text) => (parseAmount(text) ?? 0n) <= MOST, 'INVALID')
  .meta({ examples: ['2'] });

/** The free rounds of a bonus, as its form sends them. */
export const freeRoundsInput = z.object({
  /** Node ids. */
  games: z
    .array(z.string().regex(/^[1-9]\d{0,17}$/, 'INVALID'))
    .min(1, 'REQUIRED')
    .max(MAX_GAMES, 'INVALID'),
  rounds: z.int('INVALID').min(1, 'INVALID').max(MAX_ROUNDS, 'INVALID'),
  stake: decimal,
  /** For how many days after the claim they can be played. */
  days: z.int('INVALID').min(1, 'INVALID').max(365, 'INVALID'),
  /** The most that the member gets of the wins; '': without limit. */
  most: z.union([z.literal(''), decimal]),
});
export type FreeRoundsInput = z.output<typeof freeRoundsInput>;
