import { sql } from '@/lib/db/client';
import { textIn } from '@/lib/content/text';
import { APPLICATION_STATUSES } from '@/lib/rewards/promotions/applications/constants';
import type { ApplicationStatus } from '@/lib/rewards/promotions/applications/types';
import { siteCurrency } from '@/lib/reporting/settlement';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { memberCondition } from '../member-condition';
import { idOf } from '../params';
import type { Query, TableSource } from '../types';
import { readRule } from '@/lib/rewards/promotions/queries';
import { readRaffles } from '@/lib/rewards/promotions/raffles/queries';
import { ticketsOf } from '@/lib/rewards/promotions/raffles/rules';
import { sumEntries } from '@/lib/rewards/promotions/raffles/tickets';

export interface ApplicationRow {
  id: bigint;
  title: string;
  memberId: bigint;
  account: string;
  remark: string;
  pictures: bigint;
  status: ApplicationStatus;
  statusName: string;
  amount: bigint | null;
  createdAt: Date;
  decidedAt: Date | null;
  operator: string | null;
}

const statusOf = (query: Query) =>
  query.status === 'all'
    ? undefined
    : (APPLICATION_STATUSES.find((status) => status === query.status) ?? ('applying' as ApplicationStatus));

/** Applications for promotions: those that wait if no status is chosen. */
export const applicationsTable: TableSource<ApplicationRow> = {
  name: 'applications',
  params: ['status', 'member', 'direction'],
  orders: ['at'],
  ascending: [],
  columns: () => [
    { key: 'promotion', kind: 'text', value: (row) => row.title },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'remark', kind: 'text', value: (row) => row.remark },
    { key: 'pictures', kind: 'count', value: (row) => row.pictures },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'at', kind: 'time', value: (row) => row.createdAt, order: 'at' },
    { key: 'decided', kind: 'time', value: (row) => row.decidedAt },
    { key: 'operator', kind: 'text', value: (row) => row.operator, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset(
      [
        { column: sql`a.created_at`, type: 'timestamptz' },
        { column: sql`a.id`, type: 'bigint' },
      ],
      request,
    );
    const status = statusOf(query);
    const { rows } = await sql<
      Omit<ApplicationRow, 'title' | 'statusName'> & { title: unknown; cursorAt: string }
    >`
      SELECT a.id, p.title, a.member_id AS "memberId", m.account, a.remark, a.status, a.amount, a.created_at AS "createdAt",
             ${cursorTime(sql`a.created_at`)} AS "cursorAt", a.decided_at AS "decidedAt", o.name AS operator,
             (SELECT count(*) FROM rewards.promotion_picture i WHERE i.application_id = a.id) AS pictures
        FROM rewards.promotion_application a
        JOIN content.promotion p ON p.id = a.promotion_id
        JOIN identity.member m ON m.id = a.member_id
        LEFT JOIN backoffice.operator o ON o.id = a.decided_by
       WHERE true ${status ? sql`AND a.status = ${status}` : sql``} ${memberCondition(query.member)}
         ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        title: textIn(row.title, locale),
        statusName: valueLabel(locale, 'backoffice-activities.statuses', row.status),
      })),
    };
  },
  currency: () => siteCurrency(),
};

export interface TicketRow {
  memberId: bigint;
  account: string;
  code: string;
  joinedAt: Date;
  /** So far, until the list of tickets is final. */
  tickets: bigint;
  first: bigint | null;
  last: bigint | null;
  place: number | null;
  amount: bigint | null;
  currency: string;
  rewardId: bigint | null;
}

/** The participants of the raffle of one promotion with their tickets, who joined last first. */
export const raffleTicketsTable: TableSource<TicketRow> = {
  name: 'raffleTickets',
  params: ['promotion', 'member', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'code', kind: 'text', value: (row) => row.code },
    { key: 'tickets', kind: 'count', value: (row) => row.tickets },
    { key: 'first', kind: 'id', value: (row) => row.first },
    { key: 'last', kind: 'id', value: (row) => row.last },
    { key: 'prize', kind: 'id', value: (row) => (row.place === null ? null : BigInt(row.place)) },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'at', kind: 'time', value: (row) => row.joinedAt, order: 'at' },
    { key: 'reward', kind: 'id', value: (row) => row.rewardId, optional: true },
  ],
  async page(db, request) {
    const { query } = request;
    const promotionId = idOf(query.promotion);
    const raffle = promotionId && (await readRaffles(db, [promotionId])).get(promotionId);
    if (!promotionId || !raffle) return { rows: [], next: undefined, previous: undefined };
    const set = keyset(
      [
        { column: sql`e.joined_at`, type: 'timestamptz' },
        { column: sql`e.member_id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<Omit<TicketRow, 'tickets'> & { count: bigint | null; cursorAt: string }>`
      SELECT e.member_id AS "memberId", m.account, e.code, e.joined_at AS "joinedAt", ${cursorTime(sql`e.joined_at`)} AS "cursorAt",
             t.count, t.first, t.first + t.count - 1 AS last, w.place, w.amount, coalesce(w.currency, ${siteCurrency()})::text AS currency,
             w.reward_id AS "rewardId"
        FROM rewards.promotion_entry e JOIN identity.member m ON m.id = e.member_id
        LEFT JOIN rewards.raffle_ticket t ON (t.promotion_id, t.member_id) = (e.promotion_id, e.member_id)
        LEFT JOIN rewards.raffle_winner w ON (w.promotion_id, w.member_id) = (e.promotion_id, e.member_id)
       WHERE e.promotion_id = ${promotionId} ${memberCondition(query.member)} ${set.bounds} ${set.order}`.execute(
      db,
    );
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.memberId)]);
    const open = new Map<bigint, number>();
    if (!raffle.isFrozen && page.rows.length > 0) {
      const { rule } = await readRule(db, promotionId);
      const ids = page.rows.map(({ memberId }) => memberId);
      for (const sums of await sumEntries(db, promotionId, raffle.closesAt, ids))
        open.set(sums.memberId, ticketsOf(rule.raffle, sums));
    }
    return {
      ...page,
      rows: page.rows.map(({ count, ...row }) => ({
        ...row,
        tickets: raffle.isFrozen ? (count ?? 0n) : BigInt(open.get(row.memberId) ?? 0),
      })),
    };
  },
  currency: (row) => row.currency,
};
