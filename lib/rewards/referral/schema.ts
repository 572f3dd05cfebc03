import { z } from 'zod';
import { parseAmount } from '@/lib/money/amount';
import { wageringMultiple } from '../centre/schema';
import { MAX_DAYS, MAX_LEVELS } from './constants';

const amount = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => text === '' || (parseAmount(text) ?? 0n) > 0n, 'AMOUNT_FORMAT')
  .meta({ examples: ['100'] });

/** A percentage above zero and at most 100, with up to four decimals. */
const rate = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(8, 'AMOUNT_FORMAT')
  .refine((text) => {
    const value = parseAmount(text);
    return value !== undefined && value >= 0n && value <= 1_000_000n;
  }, 'INVALID')
  .meta({ examples: ['0.2'] });

const days = z.int('INVALID').min(1, 'INVALID').max(MAX_DAYS, 'INVALID');
const share = z.object({ rates: z.array(rate).max(MAX_LEVELS, 'INVALID'), days });

/** The rules of refer and earn as operators set them. */
export const referralRules = z.object({
  first: z
    .object({ least: amount, amount, days })
    .refine((given) => given.amount === '' || given.least !== '', { path: ['least'], message: 'REQUIRED' }),
  bets: share,
  deposits: share,
  caps: z.object({ friend: amount, day: amount }),
  wagering: wageringMultiple,
  claimDays: z.int('INVALID').min(1, 'INVALID').max(365, 'INVALID'),
});
