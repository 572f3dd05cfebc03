import { sql, type Db } from '@/lib/db/client';
import { countRows } from '@/lib/db/count-rows';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { decodeCursor, encodeCursor } from '@/lib/platform/cursor';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { toReward } from './rows';
import type { Reward, RewardKind, RewardStatus, RewardView } from './types';

/** The reward of a key; undefined if there is none. */
export async function rewardOfKey(
  db: Db,
  key: string,
): Promise<{ id: bigint; memberId: bigint; status: RewardStatus } | undefined> {
  const row = await db
    .selectFrom('rewards.reward')
    .select(['id', 'member_id', 'status'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { id: row.id, memberId: row.member_id, status: row.status as RewardStatus };
}

const CURSOR = [/^[01]$/, /^\d{1,18}$/];

/**
 * A page of a member's rewards after a cursor: what can be claimed first, then the newest; and the cursor of the next page. A member who is
 * excluded has nothing to claim.
 */
export async function listRewards(
  db: Db,
  memberId: bigint,
  page: {
    status?: RewardView | undefined;
    kind?: RewardKind | undefined;
    cursor?: string | undefined;
    size: number;
  },
): Promise<{ list: Reward[]; next: string | null }> {
  const given = decodeCursor(page.cursor);
  const after =
    given?.length === 2 && CURSOR.every((form, index) => form.test(given[index]!)) ? given : undefined;
  const isExcluded = (await activeExclusion(db, memberId)) !== undefined;
  const open = sql<boolean>`(status = 'claimable')`;
  const isExpired = sql<boolean>`(status = 'claimable' AND expires_at <= ${now()})`;
  let query = db
    .selectFrom('rewards.reward')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy(open, 'desc')
    .orderBy('id', 'desc')
    .limit(page.size + 1);
  if (isExcluded) query = query.where('status', '<>', 'claimable');
  if (page.kind) query = query.where('kind', '=', page.kind);
  if (page.status === 'claimable')
    query = query.where('status', '=', 'claimable').where(sql<boolean>`NOT coalesce(${isExpired}, false)`);
  else if (page.status === 'expired')
    query = query.where(sql<boolean>`(status = 'expired' OR coalesce(${isExpired}, false))`);
  else if (page.status === 'ended')
    query = query.where(sql<boolean>`(status <> 'claimable' OR coalesce(${isExpired}, false))`);
  else if (page.status) query = query.where('status', '=', page.status);
  if (after)
    query = query.where(sql<boolean>`(${open}, id) < (${after[0] === '1'}::boolean, ${after[1]}::bigint)`);
  const rows = await query.execute();
  const list = rows.slice(0, page.size).map(toReward);
  const last = rows.length > page.size ? list.at(-1) : undefined;
  return {
    list,
    next: last ? encodeCursor([last.status === 'claimable' ? '1' : '0', String(last.id)]) : null,
  };
}

/** The number of rewards that the member can claim now, up to MAX_COUNT; 0 for a member who is excluded. */
export async function countClaimable(db: Db, memberId: bigint): Promise<number> {
  if (await activeExclusion(db, memberId)) return 0;
  return countRows(
    db,
    db
      .selectFrom('rewards.reward')
      .select('id')
      .where('member_id', '=', memberId)
      .where('status', '=', 'claimable')
      .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now())])),
  );
}

/** Whether a row of rewards.reward is bonus money that can be claimed now; money without a wagering requirement is none, nor are free rounds. */
export const claimableBonus = () => sql<boolean>`
  (status = 'claimable' AND (expires_at IS NULL OR expires_at > ${now()}) AND wagering ->> 'multiple' ~ '[1-9]'
   AND free_rounds IS NULL)`;

/** The amounts of bonus money that a member can claim, in 1/10,000 of their currency. */
export async function claimableBonuses(db: Db, memberId: bigint): Promise<Amount[]> {
  const rows = await db
    .selectFrom('rewards.reward')
    .select('amount')
    .where('member_id', '=', memberId)
    .where(claimableBonus())
    .execute();
  return rows.map(({ amount }) => amount as Amount);
}
