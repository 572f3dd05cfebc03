import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { REWARD_KINDS } from '../centre/constants';
import { titleOf } from '../centre/rules';
import type { RewardKind } from '../centre/types';
import { BONUS_STATUSES } from './constants';
import { progressPercent } from './rules';
import type { TitledBonus } from './types';

/** Bonus money of the member. Amounts are decimal strings of `currency`. */
export const bonusValue = z.object({
  id: z.string(),
  /** The title of what it was given for, in the caller's language; null if its kind says it. */
  title: z.string().nullable(),
  kind: z.enum(REWARD_KINDS).nullable(),
  currency: z.string(),
  status: z.enum(BONUS_STATUSES),
  /** Whether it is the one that stakes are taken from now; other active ones wait for it. */
  isCurrent: z.boolean(),
  amount: z.string(),
  remaining: z.string(),
  /** Valid bets until it becomes real money, those that are counted, and both in whole percent. */
  required: z.string(),
  wagered: z.string(),
  progress: z.number(),
  /** How much of a valid bet counts, in percent: of games by node id, else of categories, else of all other games. */
  weights: z.object({
    other: z.number(),
    types: z.record(z.string(), z.number()),
    games: z.array(z.object({ nodeId: z.string(), name: z.string(), weight: z.number() })),
  }),
  stakeCap: z.string().nullable(),
  bonusFirst: z.boolean(),
  grantedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** What became real money, or went back, when it ended. */
  endedAmount: z.string().nullable(),
  reason: z.string().nullable(),
});
export type WireBonus = z.output<typeof bonusValue>;

/** The member's bonuses for the API; `bonuses` are in the order in which they are played. */
export function toWireBonuses(bonuses: readonly TitledBonus[], language: string, at: Date): WireBonus[] {
  const current = bonuses.find(
    ({ status, remaining, expiresAt }) =>
      status === 'active' && remaining > 0n && (expiresAt === null || expiresAt > at),
  );
  return bonuses.map((bonus) => ({
    id: String(bonus.id),
    title: titleOf(bonus.params ?? {}, language) ?? null,
    kind: bonus.kind as RewardKind | null,
    currency: bonus.currency,
    status: bonus.status,
    isCurrent: bonus === current,
    amount: formatDecimal(bonus.amount),
    remaining: formatDecimal(bonus.remaining),
    required: formatDecimal(bonus.required),
    wagered: formatDecimal(bonus.wagered),
    progress: progressPercent(bonus.wagered, bonus.required),
    weights: {
      other: bonus.weights.other,
      types: bonus.weights.types,
      games: bonus.games,
    },
    stakeCap: bonus.stakeCap === null ? null : formatDecimal(bonus.stakeCap),
    bonusFirst: bonus.bonusFirst,
    grantedAt: bonus.grantedAt.toISOString(),
    expiresAt: bonus.expiresAt?.toISOString() ?? null,
    endedAt: bonus.endedAt?.toISOString() ?? null,
    endedAmount: bonus.endedAmount === null ? null : formatDecimal(bonus.endedAmount),
    reason: bonus.reason,
  }));
}
