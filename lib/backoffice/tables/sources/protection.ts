import { sql } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { now } from '@/lib/platform/clock';
import { DOCUMENT_STATUSES } from '@/lib/protection/constants';
import { limitText } from '@/lib/protection/limits/rules';
import type { DocumentStatus, ExclusionKind, LimitKind, LimitPeriod } from '@/lib/protection/types';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import type { TableSource } from '../types';

const NAMES = 'backoffice-protection';

/** A condition on `m.account`: it has this beginning. */
const accountCondition = (text: string | undefined) =>
  text ? sql`AND lower(m.account) LIKE ${`${escapeLike(accountKey(text))}%`}` : sql``;

export interface DocumentRow {
  id: bigint;
  memberId: bigint;
  account: string;
  kind: string;
  status: DocumentStatus;
  createdAt: Date;
  kindName: string;
  statusName: string;
}

/** Documents of members: those that wait if no status is chosen. */
export const documentsTable: TableSource<DocumentRow> = {
  name: 'documents',
  params: ['status', 'member', 'direction'],
  orders: ['created'],
  columns: () => [
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'account', kind: 'text', value: (row) => row.account },
    { key: 'documentKind', kind: 'text', value: (row) => row.kindName },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'created', kind: 'time', value: (row) => row.createdAt, order: 'created' },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const column = sql`d.created_at`;
    const set = keyset(
      [
        { column, type: 'timestamptz' },
        { column: sql`d.id`, type: 'bigint' },
      ],
      request,
    );
    const status =
      query.status === 'all'
        ? undefined
        : (DOCUMENT_STATUSES.find((each) => each === query.status) ?? 'pending');
    const { rows } = await sql<Omit<DocumentRow, 'kindName' | 'statusName'> & { cursorAt: string }>`
      SELECT d.id, d.member_id AS "memberId", m.account, d.kind, d.status, d.created_at AS "createdAt",
             ${cursorTime(column)} AS "cursorAt"
        FROM protection.document d JOIN identity.member m ON m.id = d.member_id
       WHERE true ${status ? sql`AND d.status = ${status}` : sql``} ${accountCondition(query.member)}
         ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        kindName: valueLabel(locale, `${NAMES}.documentKinds`, row.kind),
        statusName: valueLabel(locale, `${NAMES}.documentStatuses`, row.status),
      })),
    };
  },
};

export interface ExclusionRow {
  id: bigint;
  memberId: bigint;
  account: string;
  kind: ExclusionKind;
  begunAt: Date;
  until: Date | null;
  endsAt: Date | null;
  kindName: string;
}

/** Cool-offs and self-exclusions: those in force if nothing else is chosen. */
export const exclusionsTable: TableSource<ExclusionRow> = {
  name: 'exclusions',
  params: ['status', 'member', 'direction'],
  orders: ['begun'],
  columns: () => [
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'account', kind: 'text', value: (row) => row.account },
    { key: 'exclusionKind', kind: 'text', value: (row) => row.kindName },
    { key: 'begun', kind: 'time', value: (row) => row.begunAt, order: 'begun' },
    { key: 'until', kind: 'time', value: (row) => row.until },
    { key: 'endsAt', kind: 'time', value: (row) => row.endsAt },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const column = sql`e.begun_at`;
    const set = keyset(
      [
        { column, type: 'timestamptz' },
        { column: sql`e.id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<Omit<ExclusionRow, 'kindName'> & { cursorAt: string }>`
      SELECT e.id, e.member_id AS "memberId", m.account, e.kind, e.begun_at AS "begunAt", e.until, e.ends_at AS "endsAt",
             ${cursorTime(column)} AS "cursorAt"
        FROM protection.exclusion e JOIN identity.member m ON m.id = e.member_id
       WHERE true ${query.status === 'all' ? sql`` : sql`AND (e.ends_at IS NULL OR e.ends_at > ${now()})`}
         ${accountCondition(query.member)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        kindName: valueLabel(locale, `${NAMES}.exclusionKinds`, row.kind),
      })),
    };
  },
};

export interface MemberLimitRow {
  memberId: bigint;
  account: string;
  kind: LimitKind;
  period: LimitPeriod;
  source: 'member' | 'operator';
  amount: bigint;
  pendingAt: Date | null;
  changedAt: Date;
  kindName: string;
  periodName: string;
  sourceName: string;
}

/** The limits of members, the last changed first. */
export const memberLimitsTable: TableSource<MemberLimitRow> = {
  name: 'memberLimits',
  params: ['member', 'direction'],
  orders: ['changed'],
  columns: () => [
    { key: 'account', kind: 'text', value: (row) => row.account },
    { key: 'limitKind', kind: 'text', value: (row) => row.kindName },
    { key: 'period', kind: 'text', value: (row) => row.periodName },
    { key: 'limit', kind: 'text', value: (row) => limitText(row.kind, row.amount) },
    { key: 'setBy', kind: 'text', value: (row) => row.sourceName },
    { key: 'pendingAt', kind: 'time', value: (row) => row.pendingAt },
    { key: 'changed', kind: 'time', value: (row) => row.changedAt, order: 'changed' },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const column = sql`l.changed_at`;
    const set = keyset(
      [
        { column, type: 'timestamptz' },
        { column: sql`l.member_id`, type: 'bigint' },
        { column: sql`l.kind`, type: 'text' },
        { column: sql`l.period`, type: 'text' },
        { column: sql`l.source`, type: 'text' },
      ],
      request,
    );
    const { rows } = await sql<
      Omit<MemberLimitRow, 'kindName' | 'periodName' | 'sourceName'> & { cursorAt: string }
    >`
      SELECT l.member_id AS "memberId", m.account, l.kind, l.period, l.source, l.amount, l.pending_at AS "pendingAt",
             l.changed_at AS "changedAt", ${cursorTime(column)} AS "cursorAt"
        FROM protection.member_limit l JOIN identity.member m ON m.id = l.member_id
       WHERE true ${accountCondition(query.member)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [
      row.cursorAt,
      String(row.memberId),
      row.kind,
      row.period,
      row.source,
    ]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        kindName: valueLabel(locale, `${NAMES}.limitKinds`, row.kind),
        periodName: valueLabel(locale, `${NAMES}.limitPeriods`, row.period),
        sourceName: valueLabel(locale, `${NAMES}.sources`, row.source),
      })),
    };
  },
};
