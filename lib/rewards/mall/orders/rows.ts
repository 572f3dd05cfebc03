import type { Selectable } from 'kysely';
import type { Text } from '@/lib/content/types';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import type { GoodKind, OrderStatus } from '../types';
import type { Order } from './types';

/** An order from its row. */
export const toOrder = (row: Selectable<DB['rewards.redemption']>): Order => ({
  id: row.id,
  memberId: row.member_id,
  goodId: row.good_id,
  title: row.title as Text,
  picture: row.picture,
  kind: row.kind as GoodKind,
  quantity: row.quantity,
  points: row.points as Amount,
  price: row.price as Amount,
  worth: row.worth as Amount,
  currency: row.currency,
  status: row.status as OrderStatus,
  isWon: row.spin_id !== null,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  tracking: row.tracking,
  note: row.note,
  hasAddress: row.address_sealed !== null,
});
