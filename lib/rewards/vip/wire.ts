import { z } from 'zod';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { CASHBACK_PERIODS, EMBLEMS } from './constants';
import type { Rank } from './types';

/** A rank as members see it. Amounts are decimal strings in the site's currency, rates in percent; "0.00": not needed, or none. */
export const rankValue = z.object({
  level: z.number(),
  name: z.string(),
  colour: z.string(),
  emblem: z.enum(EMBLEMS),
  turnover: z.string(),
  deposits: z.string(),
  keepTurnover: z.string(),
  keepDeposits: z.string(),
  levelUp: z.string(),
  birthday: z.string(),
  weekly: z.string(),
  monthly: z.string(),
  cashbackRate: z.string(),
  cashbackMost: z.string(),
  /** Withdrawals of a day; null: no limit of the rank. */
  dailyCount: z.number().nullable(),
  dailyAmount: z.string().nullable(),
  hasHost: z.boolean(),
});
export type WireRank = z.output<typeof rankValue>;

/** GET /wps/vip. */
export const vipValue = z.object({
  /** The member's rank; null if the site has none for them. */
  rank: rankValue
    .extend({
      /** The settlement day since which they have it; null for the rank of everybody. */
      since: z.string().nullable(),
      host: z.object({ name: z.string(), contact: z.string() }).nullable(),
    })
    .nullable(),
  progress: z.object({
    turnover: z.string(),
    deposits: z.string(),
    /** The level that is next; null at the highest. */
    next: z.number().nullable(),
    turnoverPercent: z.number(),
    depositsPercent: z.number(),
    /** This month, as the keep rule counts it, and the months missed in a row; null for a rank that nobody loses. */
    month: z
      .object({
        turnover: z.string(),
        deposits: z.string(),
        turnoverPercent: z.number(),
        depositsPercent: z.number(),
        missed: z.number(),
        grace: z.number(),
      })
      .nullable(),
  }),
  ranks: z.array(rankValue),
  currency: z.string(),
  cashbackPeriod: z.enum(CASHBACK_PERIODS),
  /** How often bonuses and cashback must be staked; "0": they are real money. */
  wagering: z.string(),
});
export type WireVip = z.output<typeof vipValue>;

export const toWireRank =
  (language: string) =>
  (rank: Rank): WireRank => ({
    level: rank.level,
    name: textIn(rank.name, language),
    colour: rank.colour,
    emblem: rank.emblem,
    turnover: formatDecimal(rank.turnover),
    deposits: formatDecimal(rank.deposits),
    keepTurnover: formatDecimal(rank.keepTurnover),
    keepDeposits: formatDecimal(rank.keepDeposits),
    levelUp: formatDecimal(rank.levelUp),
    birthday: formatDecimal(rank.birthday),
    weekly: formatDecimal(rank.weekly),
    monthly: formatDecimal(rank.monthly),
    // A percent has 10,000 of 1/1,000,000, as an amount has 10,000 parts.
    cashbackRate: formatDecimal(BigInt(rank.cashbackRate)),
    cashbackMost: formatDecimal(rank.cashbackMost),
    dailyCount: rank.dailyCount,
    dailyAmount: rank.dailyAmount === null ? null : formatDecimal(rank.dailyAmount),
    hasHost: rank.hostName !== '',
  });
