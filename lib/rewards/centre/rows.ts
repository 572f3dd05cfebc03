import type { Selectable } from 'kysely';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import type { Reward, RewardKind, RewardRounds, RewardStatus, Wagering } from './types';

export const toReward = (row: Selectable<DB['rewards.reward']>): Reward => ({
  id: row.id,
  memberId: row.member_id,
  kind: row.kind as RewardKind,
  sourceId: row.source_id,
  payout: { currency: row.currency, amount: row.amount as Amount },
  wagering: row.wagering as unknown as Wagering,
  freeRounds: row.free_rounds as unknown as RewardRounds | null,
  params: row.params as Record<string, string>,
  status: row.status as RewardStatus,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
  transactionId: row.transaction_id,
});
