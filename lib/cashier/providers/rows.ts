import type { Selectable } from 'kysely';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import type { OrderKind, OrderStatus, ProviderOrder } from './types';

export const toOrder = (row: Selectable<DB['cashier.provider_order']>): ProviderOrder => ({
  id: row.id,
  kind: row.kind as OrderKind,
  depositId: row.deposit_id,
  withdrawalId: row.withdrawal_id,
  channelId: row.channel_id,
  reference: row.reference,
  providerId: row.provider_id,
  status: row.status as OrderStatus,
  problem: row.problem,
  reportedAmount: row.reported_amount as Amount | null,
  startedBy: row.started_by,
  asks: row.asks,
  nextAskAt: row.next_ask_at,
  lastFailure: row.last_failure,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});
