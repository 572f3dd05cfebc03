import { sql } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { textIn } from '@/lib/content/text';
import { accountKey } from '@/lib/identity/queries';
import { APPLICATION_STATUSES } from '@/lib/rewards/promotions/applications/constants';
import type { ApplicationStatus } from '@/lib/rewards/promotions/applications/types';
import { siteCurrency } from '@/lib/reporting/settlement';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { idOf } from '../params';
import type { Query, TableSource } from '../types';

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

function memberCondition(text: string | undefined) {
  if (!text) return sql``;
  const id = idOf(text);
  const beginning = `${escapeLike(accountKey(text))}%`;
  return sql`AND (lower(m.account) LIKE ${beginning} ${id === undefined ? sql`` : sql`OR m.id = ${id}`})`;
}

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
