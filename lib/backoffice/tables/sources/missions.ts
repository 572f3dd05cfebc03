import { sql } from '@/lib/db/client';
import { textIn } from '@/lib/content/text';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { memberCondition } from '../member-condition';
import type { TableSource } from '../types';

export interface MissionDoneRow {
  missionId: bigint;
  memberId: bigint;
  account: string;
  title: string;
  periodKey: string;
  doneAt: Date;
  status: string;
  statusName: string;
  /** Money or points; null for spins. */
  amount: bigint | null;
  currency: string;
  spins: number | null;
  rewardId: bigint | null;
  transactionId: bigint | null;
}

/** Missions that members have done, newest first, with what was given. */
export const missionsDoneTable: TableSource<MissionDoneRow> = {
  name: 'missionsDone',
  params: ['member', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'mission', kind: 'text', value: (row) => row.title },
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'period', kind: 'text', value: (row) => row.periodKey },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'spins', kind: 'count', value: (row) => (row.spins === null ? null : BigInt(row.spins)) },
    { key: 'at', kind: 'time', value: (row) => row.doneAt, order: 'at' },
    { key: 'reward', kind: 'id', value: (row) => row.rewardId, optional: true },
    { key: 'transaction', kind: 'id', value: (row) => row.transactionId },
  ],
  async page(db, request) {
    const { locale } = request;
    const set = keyset(
      [
        { column: sql`d.done_at`, type: 'timestamptz' },
        { column: sql`d.mission_id`, type: 'bigint' },
        { column: sql`d.member_id`, type: 'bigint' },
      ],
      request,
    );
    const at = now();
    const { rows } = await sql<
      Omit<MissionDoneRow, 'title' | 'statusName'> & { title: unknown; cursorAt: string }
    >`
      SELECT d.mission_id AS "missionId", d.member_id AS "memberId", m.account, x.title, d.period_key AS "periodKey",
             d.done_at AS "doneAt", ${cursorTime(sql`d.done_at`)} AS "cursorAt", r.amount,
             coalesce(r.currency, ${POINTS_CURRENCY})::text AS currency, d.spins, d.reward_id AS "rewardId",
             r.transaction_id AS "transactionId",
             CASE WHEN d.reward_id IS NOT NULL THEN r.status WHEN d.spins_claimed_at IS NOT NULL THEN 'claimed'
                  WHEN d.spins_expire_at <= ${at} THEN 'expired' ELSE 'claimable' END AS status
        FROM rewards.mission_done d
        JOIN rewards.mission x ON x.id = d.mission_id
        JOIN identity.member m ON m.id = d.member_id
        LEFT JOIN rewards.reward r ON r.id = d.reward_id
       WHERE true ${memberCondition(request.query.member)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.missionId), String(row.memberId)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        title: textIn(row.title, locale),
        statusName: valueLabel(locale, 'backoffice-missions.statuses', row.status),
      })),
    };
  },
  currency: (row) => row.currency,
};
