import type { RawBuilder } from 'kysely';
import { BILL_STATUSES } from '@/lib/agents/bills/constants';
import { statusOf } from '@/lib/agents/bills/rules';
import type { BillStatus } from '@/lib/agents/bills/types';
import { CONTRACT_KINDS, type ContractKind } from '@/lib/agents/constants';
import { PAYMENTS, type Payment } from '@/lib/agents/settlement/types';
import { sql } from '@/lib/db/client';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { memberCondition } from '../member-condition';
import type { Query, TableSource } from '../types';

export interface CommissionRow {
  id: bigint;
  memberId: bigint;
  account: string;
  upline: string | null;
  kind: ContractKind;
  kindName: string;
  status: BillStatus;
  statusName: string;
  from: Date;
  to: Date;
  validBet: bigint;
  earned: bigint;
  due: bigint;
  allocated: bigint;
  passedOn: bigint;
  ownShare: bigint;
  currency: string;
  transactionId: bigint | null;
}

const conditions = (query: Query): RawBuilder<unknown> => {
  const kind = CONTRACT_KINDS.find((one) => one === query.kind);
  const payment = PAYMENTS.find((one) => one === query.status);
  return sql`${kind ? sql`AND b.kind = ${kind}` : sql``} ${payment ? sql`AND b.payment = ${payment}` : sql``}
    ${memberCondition(query.member)}`;
};

/** The states of payment by which bills can be filtered. */
export const COMMISSION_STATUSES = BILL_STATUSES.filter((status) =>
  (PAYMENTS as readonly string[]).includes(status),
);

/** Bills of agents, the newest period first. */
export const commissionsTable: TableSource<CommissionRow> = {
  name: 'commissions',
  params: ['kind', 'status', 'member', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'kind', kind: 'text', value: (row) => row.kindName },
    { key: 'from', kind: 'time', value: (row) => row.from, optional: true },
    { key: 'at', kind: 'time', value: (row) => row.to, order: 'at' },
    { key: 'upline', kind: 'text', value: (row) => row.upline },
    { key: 'validBets', kind: 'amount', value: (row) => row.validBet },
    { key: 'earned', kind: 'amount', value: (row) => row.earned, optional: true },
    { key: 'due', kind: 'amount', value: (row) => row.due },
    { key: 'allocated', kind: 'amount', value: (row) => row.allocated },
    { key: 'passedOn', kind: 'amount', value: (row) => row.passedOn },
    { key: 'ownShare', kind: 'amount', value: (row) => row.ownShare },
    { key: 'transaction', kind: 'id', value: (row) => row.transactionId, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset(
      [
        { column: sql`b.to_at`, type: 'timestamptz' },
        { column: sql`b.id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<
      Omit<CommissionRow, 'kindName' | 'status' | 'statusName'> & { payment: Payment; cursorAt: string }
    >`
      SELECT b.id, b.agent_id AS "memberId", m.account, u.account AS upline, b.kind, b.payment, b.from_at AS from, b.to_at AS to,
             ${cursorTime(sql`b.to_at`)} AS "cursorAt", b.valid_bet AS "validBet", b.earned, b.due, b.allocated,
             b.passed_on AS "passedOn", b.own_share AS "ownShare", b.currency::text AS currency, b.ledger_id AS "transactionId"
        FROM agents.bill b JOIN identity.member m ON m.id = b.agent_id LEFT JOIN identity.member u ON u.id = b.upline_id
       WHERE true ${conditions(query)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map(({ payment, ...row }) => {
        const status = statusOf({ ...row, payment });
        return {
          ...row,
          status,
          statusName: valueLabel(locale, 'agent-bills.status', status),
          kindName: valueLabel(locale, 'agent-bills.kinds', row.kind),
        };
      }),
    };
  },
  async totals(db, query) {
    const { rows } = await sql<{ due: bigint; allocated: bigint; passedOn: bigint; ownShare: bigint }>`
      SELECT coalesce(sum(b.due), 0)::bigint AS due, coalesce(sum(b.allocated), 0)::bigint AS allocated,
             coalesce(sum(b.passed_on), 0)::bigint AS "passedOn", coalesce(sum(b.own_share), 0)::bigint AS "ownShare"
        FROM agents.bill b JOIN identity.member m ON m.id = b.agent_id WHERE true ${conditions(query)}`.execute(
      db,
    );
    return rows[0]!;
  },
  currency: (row) => row.currency,
};
