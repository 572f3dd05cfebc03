import { z } from 'zod';
import { parseAmount } from '@/lib/money/amount';
import { MAX_COLLECT_DAYS, MAX_OFFER_DAYS, MAX_PAY_DAYS } from './constants';
import type { AgentRules } from './types';

const amount = z
  .string('AMOUNT_FORMAT')
  .trim()
  .max(20, 'AMOUNT_FORMAT')
  .refine((text) => (parseAmount(text) ?? -1n) >= 0n, 'AMOUNT_FORMAT')
  .meta({ examples: ['100'] });
const days = (least: number, most: number) => z.int('INVALID').min(least, 'INVALID').max(most, 'INVALID');
const payDays = days(0, MAX_PAY_DAYS);

/** The rules of the agent programme as operators set them. */
export const agentRulesSchema = z.object({
  activeValidBet: amount,
  costs: z.object({ rebates: z.boolean(), promotions: z.boolean(), fees: z.boolean() }),
  carryNegative: z.boolean(),
  payAfterDays: z.object({ dividend: payDays, daily: payDays, hourly: payDays, realtime: payDays }),
  collect: z.object({ byHand: z.boolean(), days: days(1, MAX_COLLECT_DAYS) }),
  holdAbove: z.union([z.literal(''), amount]),
  offerDays: days(1, MAX_OFFER_DAYS),
}) satisfies z.ZodType<AgentRules>;
