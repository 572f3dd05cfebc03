import { database, sql } from '@/lib/db/client';
import type { Reward } from '@/lib/rewards/centre/types';
import { toReward } from '@/lib/rewards/centre/rows';
import { REWARD_THRESHOLD, readThreshold } from '../approvals/thresholds';

export interface RewardCase extends Reward {
  key: string;
  account: string;
  cancelledBy: string | null;
  cancelReason: string | null;
  /** The entries of its ledger transaction. */
  entries: { account: string; member: string | null; amount: bigint }[];
}

/** A reward with its ledger entries; undefined if it does not exist. */
export async function findReward(id: bigint): Promise<RewardCase | undefined> {
  const db = database();
  const row = await db
    .selectFrom('rewards.reward as r')
    .innerJoin('identity.member as m', 'm.id', 'r.member_id')
    .leftJoin('backoffice.operator as o', 'o.id', 'r.cancelled_by')
    .selectAll('r')
    .select(['m.account', 'o.name as operator'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows } = await sql<RewardCase['entries'][number]>`
    SELECT a.kind AS account, m.account AS member, e.amount
      FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
      LEFT JOIN identity.member m ON a.owner_kind = 'member' AND m.id = a.owner_id
     WHERE e.transaction_id = ${row.transaction_id} ORDER BY e.entry_no`.execute(db);
  return {
    ...toReward(row),
    key: row.key,
    account: row.account,
    cancelledBy: row.operator,
    cancelReason: row.cancel_reason,
    entries: rows,
  };
}

export const rewardThreshold = () => readThreshold(database(), REWARD_THRESHOLD);
