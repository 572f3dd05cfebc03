import { sql, type Db } from '@/lib/db/client';
import { AGENT_TYPES, isAgentType } from '@/lib/identity/account-types';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { maskName } from '@/lib/platform/mask';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';
import type { TransferDirection } from './constants';
import { leftOf } from './rules';
import { transferSettings } from './settings';
import type { TransferOptions, TransferRecord } from './types';

/** Entries that a member's list counts at most. */
const MAX_COUNT = 10_000;

/** What a member has sent since the beginning of the settlement day. */
export async function sentToday(db: Db, memberId: bigint): Promise<Amount> {
  const zone = siteConfig().money.settlementZone;
  const { rows } = await sql<{ sent: bigint }>`
    SELECT coalesce(sum(t.amount), 0)::bigint AS sent FROM cashier.member_transfer t
     WHERE t.from_member = ${memberId} AND t.created_at >= ${dayStart(dayOf(now(), zone), zone)}`.execute(db);
  return rows[0]!.sent as Amount;
}

/** What a member can transfer, and to whom. */
export async function transferOptions(db: Db, memberId: bigint): Promise<TransferOptions> {
  const [{ offers, limits }, sent, { rows }] = await Promise.all([
    transferSettings(db),
    sentToday(db, memberId),
    sql<{ type: number; upline: string | null }>`
      SELECT m.type, u.account AS upline FROM identity.member m
        LEFT JOIN identity.member u ON u.id = m.upline_id AND u.status = 'active' AND u.type = ANY (${[...AGENT_TYPES]}::smallint[])
       WHERE m.id = ${memberId}`.execute(db),
  ]);
  const member = rows[0];
  const upline = offers.upline ? (member?.upline ?? undefined) : undefined;
  return {
    upline: upline === undefined ? undefined : maskName(upline),
    downline: offers.downline && member !== undefined && isAgentType(member.type),
    limits,
    leftToday: leftOf(limits, sent),
  };
}

interface Row {
  id: bigint;
  fromMember: bigint;
  toMember: bigint;
  direction: TransferDirection;
  currency: string;
  amount: Amount;
  ledgerId: bigint;
  createdAt: Date;
  account: string;
}

const columns = sql`
  t.id, t.from_member AS "fromMember", t.to_member AS "toMember", t.direction, t.currency::text AS currency, t.amount,
  t.ledger_id AS "ledgerId", t.created_at AS "createdAt"`;

const toRecord = ({ account, ...row }: Row, memberId: bigint): TransferRecord => ({
  ...row,
  counterpart: maskName(account),
  isSent: row.fromMember === memberId,
});

/** A page of the transfers that a member sent or received, newest first. The account of the other member is masked. */
export async function listTransfers(
  db: Db,
  memberId: bigint,
  request: PageRequest,
): Promise<Page<TransferRecord>> {
  // Each half reads its index in order and stops at the end of the page.
  const half = (own: 'from_member' | 'to_member', other: 'from_member' | 'to_member') => sql`
    (SELECT ${columns}, m.account FROM cashier.member_transfer t JOIN identity.member m ON m.id = ${sql.ref(`t.${other}`)}
      WHERE ${sql.ref(`t.${own}`)} = ${memberId} ORDER BY t.created_at DESC, t.id DESC
      LIMIT ${pageOffset(request) + request.pageSize})`;
  const [page, count] = await Promise.all([
    sql<Row>`
      SELECT x.* FROM (${half('from_member', 'to_member')} UNION ALL ${half('to_member', 'from_member')}) x
       ORDER BY x."createdAt" DESC, x.id DESC LIMIT ${request.pageSize} OFFSET ${pageOffset(request)}`.execute(
      db,
    ),
    sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (
        SELECT FROM cashier.member_transfer t WHERE t.from_member = ${memberId} OR t.to_member = ${memberId}
         LIMIT ${MAX_COUNT}) c`.execute(db),
  ]);
  return toPage(
    page.rows.map((row) => toRecord(row, memberId)),
    request,
    count.rows[0]!.total,
  );
}

/** One transfer as a member sees it; undefined if the member has no part in it. */
export async function findTransfer(
  db: Db,
  memberId: bigint,
  id: bigint,
): Promise<TransferRecord | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns}, m.account
      FROM cashier.member_transfer t
      JOIN identity.member m ON m.id = CASE WHEN t.from_member = ${memberId} THEN t.to_member ELSE t.from_member END
     WHERE t.id = ${id} AND ${memberId} IN (t.from_member, t.to_member)`.execute(db);
  return rows[0] && toRecord(rows[0], memberId);
}
