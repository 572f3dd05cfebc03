import { sql } from '@/lib/db/client';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { memberCondition } from '../member-condition';
import type { TableSource } from '../types';

export interface RebateRow {
  id: bigint;
  memberId: bigint;
  account: string;
  createdAt: Date;
  howName: string;
  validBet: bigint;
  amount: bigint;
  currency: string;
  transactionId: bigint | null;
}

/** Payments of rebates, newest first. */
export const rebatesTable: TableSource<RebateRow> = {
  name: 'rebates',
  params: ['member', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'at', kind: 'time', value: (row) => row.createdAt, order: 'at' },
    { key: 'how', kind: 'text', value: (row) => row.howName },
    { key: 'validBets', kind: 'amount', value: (row) => row.validBet },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'transaction', kind: 'id', value: (row) => row.transactionId },
  ],
  async page(db, request) {
    const set = keyset(
      [
        { column: sql`c.created_at`, type: 'timestamptz' },
        { column: sql`c.id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<Omit<RebateRow, 'howName'> & { bySchedule: boolean; cursorAt: string }>`
      SELECT c.id, c.member_id AS "memberId", m.account, c.created_at AS "createdAt", ${cursorTime(sql`c.created_at`)} AS "cursorAt",
             c.by_schedule AS "bySchedule", c.valid_bet AS "validBet", c.amount, c.currency::text AS currency,
             r.transaction_id AS "transactionId"
        FROM rewards.rebate_claim c JOIN identity.member m ON m.id = c.member_id
        JOIN rewards.reward r ON r.id = c.reward_id
       WHERE true ${memberCondition(request.query.member)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        howName: valueLabel(request.locale, 'backoffice-rebate.how', row.bySchedule ? 'schedule' : 'claim'),
      })),
    };
  },
  currency: (row) => row.currency,
};
