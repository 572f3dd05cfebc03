import { sql } from '@/lib/db/client';
import { REWARD_KINDS, REWARD_STATUSES } from '@/lib/rewards/centre/constants';
import { titleOf } from '@/lib/rewards/centre/rules';
import type { RewardKind, RewardStatus } from '@/lib/rewards/centre/types';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { idOf } from '../params';
import type { TableSource } from '../types';
import { memberCondition } from '../member-condition';

export interface RewardRow {
  id: bigint;
  memberId: bigint;
  account: string;
  kind: RewardKind;
  kindName: string;
  title: string;
  status: RewardStatus;
  statusName: string;
  amount: bigint;
  currency: string;
  multiple: string;
  createdAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  transactionId: bigint | null;
  key: string;
}

/** All rewards, newest first. */
export const rewardsTable: TableSource<RewardRow> = {
  name: 'rewards',
  // `bonus`: of one bonus; `friend`: for what one friend has brought. Both by id.
  params: ['status', 'kind', 'member', 'bonus', 'friend', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'title', kind: 'text', value: (row) => row.title },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'kind', kind: 'text', value: (row) => row.kindName },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'at', kind: 'time', value: (row) => row.createdAt, order: 'at' },
    { key: 'ended', kind: 'time', value: (row) => row.endedAt },
    { key: 'expires', kind: 'time', value: (row) => row.expiresAt, optional: true },
    { key: 'transaction', kind: 'id', value: (row) => row.transactionId, optional: true },
    { key: 'key', kind: 'text', value: (row) => row.key, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset(
      [
        { column: sql`r.created_at`, type: 'timestamptz' },
        { column: sql`r.id`, type: 'bigint' },
      ],
      request,
    );
    const status = REWARD_STATUSES.find((one) => one === query.status);
    const kind = REWARD_KINDS.find((one) => one === query.kind);
    const [bonus, friend] = [idOf(query.bonus ?? ''), idOf(query.friend ?? '')];
    const { rows } = await sql<
      Omit<RewardRow, 'title' | 'statusName' | 'kindName'> & {
        params: Record<string, string>;
        cursorAt: string;
      }
    >`
      SELECT r.id, r.member_id AS "memberId", m.account, r.kind, r.params, r.status, r.amount, r.currency::text AS currency,
             r.wagering ->> 'multiple' AS multiple, r.created_at AS "createdAt", ${cursorTime(sql`r.created_at`)} AS "cursorAt",
             r.expires_at AS "expiresAt", r.ended_at AS "endedAt", r.transaction_id AS "transactionId", r.key
        FROM rewards.reward r JOIN identity.member m ON m.id = r.member_id
       WHERE true ${status ? sql`AND r.status = ${status}` : sql``} ${kind ? sql`AND r.kind = ${kind}` : sql``}
         ${bonus === undefined ? sql`` : sql`AND r.kind = 'bonus' AND r.source_id = ${bonus}`}
         ${
           friend === undefined
             ? sql``
             : sql`AND r.id IN (SELECT e.reward_id FROM rewards.referral_earning e
                                 WHERE e.friend_id = ${friend} AND e.referrer_id = r.member_id)`
         }
         ${memberCondition(query.member)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map(({ params, ...row }) => {
        const kindName = valueLabel(locale, 'reward-centre.kinds', row.kind);
        return {
          ...row,
          kindName,
          title: titleOf(params, locale) ?? kindName,
          statusName: valueLabel(locale, 'reward-centre.statuses', row.status),
        };
      }),
    };
  },
  currency: (row) => row.currency,
};
