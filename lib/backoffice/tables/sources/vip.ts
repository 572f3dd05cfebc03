import { sql } from '@/lib/db/client';
import { textIn } from '@/lib/content/text';
import type { Text } from '@/lib/content/types';
import { siteCurrency } from '@/lib/reporting/settlement';
import { readLadder } from '@/lib/rewards/vip/queries';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { memberCondition } from '../member-condition';
import type { Query, TableSource } from '../types';

/** The level of a query; undefined for all. */
const levelOf = (query: Query): number | undefined =>
  /^([0-9]|1\d|20)$/.test(query.rank ?? '') ? Number(query.rank) : undefined;

export interface VipMemberRow {
  memberId: bigint;
  account: string;
  level: number;
  rank: string;
  since: string;
  keptUntil: string | null;
  missed: number;
}

/** Members who have had more than the rank of everybody, the highest rank first. */
export const vipMembersTable: TableSource<VipMemberRow> = {
  name: 'vipMembers',
  params: ['rank', 'member', 'direction'],
  orders: ['level'],
  columns: () => [
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'id', kind: 'id', value: (row) => row.memberId },
    { key: 'rank', kind: 'text', value: (row) => row.rank, order: 'level' },
    { key: 'level', kind: 'count', value: (row) => BigInt(row.level), optional: true },
    { key: 'since', kind: 'bucket', value: (row) => row.since },
    { key: 'keptUntil', kind: 'bucket', value: (row) => row.keptUntil },
    { key: 'missed', kind: 'count', value: (row) => BigInt(row.missed) },
  ],
  async page(db, request) {
    const set = keyset(
      [
        { column: sql`v.level`, type: 'bigint' },
        { column: sql`v.member_id`, type: 'bigint' },
      ],
      request,
    );
    const level = levelOf(request.query);
    const [{ ranks }, { rows }] = [
      await readLadder(db),
      await sql<Omit<VipMemberRow, 'rank'>>`
        SELECT v.member_id AS "memberId", m.account, v.level, v.since::text, v.kept_until::text AS "keptUntil", v.missed
          FROM rewards.vip_member v JOIN identity.member m ON m.id = v.member_id
         WHERE true ${level === undefined ? sql`` : sql`AND v.level = ${level}`} ${memberCondition(request.query.member)}
           ${set.bounds} ${set.order}`.execute(db),
    ];
    const names = new Map(ranks.map(({ level: of, name }) => [of, textIn(name, request.locale)]));
    const page = set.toPage(rows, (row) => [String(row.level), String(row.memberId)]);
    return { ...page, rows: page.rows.map((row) => ({ ...row, rank: names.get(row.level) ?? '' })) };
  },
  currency: () => siteCurrency(),
};

export interface VipChangeRow {
  id: bigint;
  memberId: bigint;
  account: string;
  at: Date;
  fromLevel: number;
  toLevel: number;
  from: string;
  to: string;
  causeName: string;
  turnover: bigint;
  deposits: bigint;
  operator: string | null;
  reason: string | null;
}

/** Changes of ranks, newest first. */
export const vipChangesTable: TableSource<VipChangeRow> = {
  name: 'vipChanges',
  params: ['member', 'direction'],
  orders: ['at'],
  columns: () => [
    { key: 'member', kind: 'text', value: (row) => row.account },
    { key: 'id', kind: 'id', value: (row) => row.memberId, optional: true },
    { key: 'at', kind: 'time', value: (row) => row.at, order: 'at' },
    { key: 'from', kind: 'text', value: (row) => row.from },
    { key: 'to', kind: 'text', value: (row) => row.to },
    { key: 'cause', kind: 'text', value: (row) => row.causeName },
    { key: 'turnover', kind: 'amount', value: (row) => row.turnover },
    { key: 'deposits', kind: 'amount', value: (row) => row.deposits },
    { key: 'operator', kind: 'text', value: (row) => row.operator },
    { key: 'reason', kind: 'text', value: (row) => row.reason },
  ],
  async page(db, request) {
    const { locale } = request;
    const set = keyset(
      [
        { column: sql`c.at`, type: 'timestamptz' },
        { column: sql`c.id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<
      Omit<VipChangeRow, 'from' | 'to' | 'causeName'> & { cause: string; cursorAt: string }
    >`
      SELECT c.id, c.member_id AS "memberId", m.account, c.at, ${cursorTime(sql`c.at`)} AS "cursorAt", c.from_level AS "fromLevel",
             c.to_level AS "toLevel", c.cause, c.turnover, c.deposits, o.name AS operator, c.reason
        FROM rewards.vip_change c JOIN identity.member m ON m.id = c.member_id
        LEFT JOIN backoffice.operator o ON o.id = c.operator_id
       WHERE true ${memberCondition(request.query.member)} ${set.bounds} ${set.order}`.execute(db);
    const { ranks } = await readLadder(db);
    const names = new Map<number, Text>(ranks.map(({ level, name }) => [level, name]));
    const nameOf = (level: number) => {
      const name = names.get(level);
      return name ? textIn(name, locale) : '';
    };
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        from: nameOf(row.fromLevel),
        to: nameOf(row.toLevel),
        causeName: valueLabel(locale, 'backoffice-vip.causes', row.cause),
      })),
    };
  },
  currency: () => siteCurrency(),
};
