import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { EARNING_SOURCES, REFERRAL_STATES } from './constants';
import type { Friend, HistoryLine } from './queries';

/** GET /wps/referral. */
export const referralValue = z.object({
  code: z.string(),
  link: z.string(),
  /** The number of direct friends. */
  friends: z.number(),
  /** Everything earned that was not lost, and the part of it that waits in the reward centre. */
  earned: z.string(),
  claimable: z.string(),
  currency: z.string(),
  list: z.array(
    z.object({
      name: z.string(),
      level: z.number(),
      by: z.string().nullable(),
      joinedAt: z.string(),
      earned: z.string(),
      state: z.enum(REFERRAL_STATES),
    }),
  ),
  levels: z.array(z.object({ level: z.number(), friends: z.number(), earned: z.string() })),
  history: z.array(
    z.object({
      day: z.string(),
      source: z.enum(EARNING_SOURCES),
      friends: z.number(),
      amount: z.string(),
      status: z.string(),
    }),
  ),
  /** What is earned, as operators have set it; empty strings and lists: nothing. Rates in percent by level. */
  rules: z.object({
    first: z.object({ least: z.string(), amount: z.string(), days: z.number() }),
    bets: z.object({ rates: z.array(z.string()), days: z.number() }),
    deposits: z.object({ rates: z.array(z.string()), days: z.number() }),
    caps: z.object({ friend: z.string(), day: z.string() }),
    wagering: z.string(),
    claimDays: z.number(),
  }),
});
export type WireReferral = z.output<typeof referralValue>;

export const toWireFriend = ({ joinedAt, earned, ...friend }: Friend) => ({
  ...friend,
  joinedAt: joinedAt.toISOString(),
  earned: formatDecimal(earned),
});

export const toWireLine = ({ amount, ...line }: HistoryLine) => ({ ...line, amount: formatDecimal(amount) });
