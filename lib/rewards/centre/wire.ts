import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { REWARD_KINDS, REWARD_STATUSES } from './constants';
import { statusAt, titleOf } from './rules';
import type { Reward } from './types';

/** A reward of the member in the caller's language. `amount` is money of `currency`, or points if that is PTS. */
export const rewardValue = z.object({
  id: z.string(),
  kind: z.enum(REWARD_KINDS),
  /** The title of what it was given for; null if its kind says it. */
  title: z.string().nullable(),
  amount: z.string(),
  currency: z.string(),
  /** How often the amount must be staked before it becomes real money; "0": it is real money. */
  multiple: z.string(),
  /** What it gives if it is free rounds: `amount` is then what they are worth. `stake` and `most` are decimal strings. */
  freeRounds: z
    .object({
      games: z.array(z.string()),
      rounds: z.number(),
      stake: z.string(),
      days: z.number(),
      most: z.string().nullable(),
    })
    .nullable(),
  status: z.enum(REWARD_STATUSES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Further texts, such as `period` or `reason`. */
  detail: z.record(z.string(), z.string()),
});
export type WireReward = z.output<typeof rewardValue>;

const SHOWN_PARAMS = ['period', 'reason', 'place'];

export const toWireReward =
  (language: string) =>
  (reward: Reward): WireReward => ({
    id: String(reward.id),
    kind: reward.kind,
    title: titleOf(reward.params, language) ?? null,
    amount: formatDecimal(reward.payout.amount),
    currency: reward.payout.currency,
    multiple: reward.wagering.multiple,
    freeRounds: reward.freeRounds && {
      games: reward.freeRounds.nodeIds,
      rounds: reward.freeRounds.rounds,
      stake: reward.freeRounds.stake,
      days: reward.freeRounds.days,
      most: reward.freeRounds.most ?? null,
    },
    status: statusAt(reward, now()),
    createdAt: reward.createdAt.toISOString(),
    expiresAt: reward.expiresAt?.toISOString() ?? null,
    endedAt: reward.endedAt?.toISOString() ?? null,
    detail: Object.fromEntries(
      SHOWN_PARAMS.flatMap((name) => (reward.params[name] ? [[name, reward.params[name]]] : [])),
    ),
  });
