import { sql } from '@/lib/db/client';
import { titleOf } from '@/lib/rewards/centre/rules';
import { FREE_STATUSES } from '@/lib/rewards/free-rounds/constants';
import type { FreeStatus } from '@/lib/rewards/free-rounds/types';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { memberCondition } from '../member-condition';
import type { TableSource } from '../types';

export interface FreeRoundsRow {
  id: bigint;
  memberId: bigint;
  account: string;
  title: string;
  status: FreeStatus;
  statusName: string;
  rounds: number;
  used: number;
  stake: bigint;
  won: bigint;
  paid: bigint;
  returned: bigint;
  multiple: number;
  currency: string;
  grantedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  rewardId: bigint | null;
}

/** Grants of free rounds, newest first: `paid` is what they cost. */
export const freeRoundsTable: TableSource<FreeRoundsRow> = {
  name: 'freeRounds',
  params: ['status', 'member', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'title', kind: 'text', value: (row) => row.title },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'granted', kind: 'count', value: (row) => BigInt(row.rounds) },
    { key: 'used', kind: 'count', value: (row) => BigInt(row.used) },
    { key: 'stake', kind: 'amount', value: (row) => row.stake },
    { key: 'won', kind: 'amount', value: (row) => row.won },
    { key: 'paid', kind: 'amount', value: (row) => row.paid },
    { key: 'at', kind: 'time', value: (row) => row.grantedAt, order: 'at' },
    { key: 'expires', kind: 'time', value: (row) => row.expiresAt },
    { key: 'returned', kind: 'amount', value: (row) => row.returned, optional: true },
    { key: 'ended', kind: 'time', value: (row) => row.endedAt, optional: true },
    { key: 'reward', kind: 'id', value: (row) => row.rewardId, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset(
      [
        { column: sql`r.granted_at`, type: 'timestamptz' },
        { column: sql`r.id`, type: 'bigint' },
      ],
      request,
    );
    const status = FREE_STATUSES.find((one) => one === query.status);
    const { rows } = await sql<
      Omit<FreeRoundsRow, 'title' | 'statusName'> & {
        params: Record<string, string> | null;
        game: string | null;
        cursorAt: string;
      }
    >`
      SELECT r.id, r.member_id AS "memberId", m.account, r.status, r.rounds, r.used, r.stake, r.won, r.paid, r.returned, r.multiple,
             r.currency::text AS currency, r.granted_at AS "grantedAt", ${cursorTime(sql`r.granted_at`)} AS "cursorAt",
             r.expires_at AS "expiresAt", r.ended_at AS "endedAt", r.reward_id AS "rewardId",
             (SELECT w.params FROM rewards.reward w WHERE w.id = r.reward_id) AS params,
             (SELECT coalesce(c.names ->> ${locale}, c.names ->> 'en') FROM catalogue.game c WHERE c.node_id = r.node_ids[1]) AS game
        FROM gateway.free_grant r JOIN identity.member m ON m.id = r.member_id
       WHERE true ${status ? sql`AND r.status = ${status}` : sql``}
         ${memberCondition(query.member)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map(({ params, game, ...row }) => ({
        ...row,
        title: titleOf(params ?? {}, locale) ?? game ?? '',
        statusName: valueLabel(locale, 'free-rounds.statuses', row.status),
      })),
    };
  },
  currency: (row) => row.currency,
};
