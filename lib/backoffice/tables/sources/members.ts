import { sql } from '@/lib/db/client';
import { TRIAL_TYPE, AGENT_TYPES, MEMBER_TYPE } from '@/lib/identity/account-types';
import { kindOf } from '@/lib/identity/policy';
import { MAIN } from '@/lib/ledger/constants';
import { getBalances } from '@/lib/ledger/queries';
import { parseAmount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { day } from '@/lib/platform/day';
import { momentsOf } from '@/lib/reporting/figures/sources';
import { settlementZone } from '@/lib/reporting/settlement';
import { findMembers, type Found, type Match } from '../../members/search';
import { cursorTime, keyset } from '../keyset';
import { countryLabel, valueLabel } from '../labels';
import { countryOf, idOf, periodOf, today } from '../params';
import type { Query, TableSource } from '../types';

export interface MemberTableRow {
  id: bigint;
  account: string;
  nickname: string;
  kind: 'member' | 'agent' | 'trial';
  kindName: string;
  status: string;
  statusName: string;
  country: string;
  joinedAt: Date;
  balance: bigint;
  held: bigint;
  currency: string;
  lastLoginAt: Date | null;
  /** By which field the search has found the member; undefined without a search. */
  match: Match | undefined;
  matchName: string;
  cursor: string[];
}

const TYPES_OF_KIND: Readonly<Record<string, readonly number[]>> = {
  member: [MEMBER_TYPE],
  agent: AGENT_TYPES,
  trial: [TRIAL_TYPE],
};

export const membersTable: TableSource<MemberTableRow> = {
  name: 'members',
  params: [
    'q',
    'kind',
    'status',
    'group',
    'tag',
    'country',
    'least',
    'most',
    'login',
    'period',
    'from',
    'until',
    'order',
    'direction',
  ],
  orders: ['joined', 'account'],
  ascending: ['account'],
  columns: (query) => [
    { key: 'account', kind: 'text', value: (row) => row.account, order: 'account' },
    ...(query.q
      ? [{ key: 'match', kind: 'text', value: (row: MemberTableRow) => row.matchName } as const]
      : []),
    { key: 'id', kind: 'id', value: (row) => row.id, optional: true },
    { key: 'nickname', kind: 'text', value: (row) => row.nickname },
    { key: 'kind', kind: 'text', value: (row) => row.kindName },
    { key: 'status', kind: 'text', value: (row) => row.statusName, optional: true },
    { key: 'country', kind: 'text', value: (row) => row.country, optional: true },
    { key: 'joined', kind: 'time', value: (row) => row.joinedAt, order: 'joined' },
    { key: 'lastLogin', kind: 'time', value: (row) => row.lastLoginAt, optional: true },
    { key: 'balance', kind: 'amount', value: (row) => row.balance },
    { key: 'held', kind: 'amount', value: (row) => row.held, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const search = query.q ? await findMembers(db, query.q) : undefined;
    const byAccount = request.order === 'account';
    const set = keyset(
      byAccount
        ? [
            { column: sql`lower(m.account)`, type: 'text' },
            { column: sql`m.id`, type: 'bigint' },
          ]
        : [
            { column: sql`m.created_at`, type: 'timestamptz' },
            { column: sql`m.id`, type: 'bigint' },
          ],
      request,
    );
    const { rows: found } = await sql<{
      id: bigint;
      account: string;
      nickname: string;
      type: number;
      status: string;
      country: string | null;
      created_at: Date;
      at: string;
      lower: string;
      last_login_at: Date | null;
    }>`
      SELECT m.id, m.account, m.nickname, m.type, m.status, m.country, m.created_at, ${cursorTime(sql`m.created_at`)} AS at,
             lower(m.account) AS lower, m.last_login_at
        FROM identity.member m WHERE true ${membersWhere(query, search)} ${set.bounds} ${set.order}`.execute(
      db,
    );
    const page = set.toPage(found, (row) => [byAccount ? row.lower : row.at, String(row.id)]);
    const balances = await getBalances(
      db,
      page.rows.map(({ id }) => id),
    );
    const rows = page.rows.map((row): MemberTableRow => {
      const { available, held, currency } = balances.get(row.id)!;
      const kind = kindOf(row.type);
      const match = search && (search.matches.get(row.id) ?? 'account');
      return {
        id: row.id,
        account: row.account,
        nickname: row.nickname,
        kind,
        kindName: valueLabel(locale, 'backoffice.members.kinds', kind),
        status: row.status,
        statusName: valueLabel(locale, 'backoffice.members.statuses', row.status),
        country: countryLabel(locale, row.country),
        joinedAt: row.created_at,
        balance: available,
        held,
        currency,
        lastLoginAt: row.last_login_at,
        match,
        matchName: match ? valueLabel(locale, 'backoffice-members.matches', match) : '',
        cursor: [byAccount ? row.lower : row.at, String(row.id)],
      };
    });
    return { ...page, rows };
  },
  currency: (row) => row.currency,
};

/** Last logins by a named period: within so many days, or none since so many days. */
const LOGINS: Readonly<Record<string, { days: number; within: boolean }>> = {
  within1: { days: 1, within: true },
  within7: { days: 7, within: true },
  within30: { days: 30, within: true },
  without30: { days: 30, within: false },
  without90: { days: 90, within: false },
};
export const LOGIN_PERIODS = Object.keys(LOGINS);

/** The moments of the filter by registration: a named period, or days of which one may be missing. */
function joinedWithin(query: Query) {
  if (query.period) return momentsOf(periodOf(query), settlementZone());
  const [from, until] = [day.safeParse(query.from).data, day.safeParse(query.until).data];
  if (!from && !until) return undefined;
  return momentsOf({ days: { from: from ?? '1970-01-01', until: until ?? today() } }, settlementZone());
}

function membersWhere(query: Query, search: Found | undefined) {
  const types = query.kind ? TYPES_OF_KIND[query.kind] : undefined;
  const country = countryOf(query.country);
  const joined = joinedWithin(query);
  const [group, tag] = [idOf(query.group), idOf(query.tag)];
  const [least, most] = [parseAmount(query.least ?? ''), parseAmount(query.most ?? '')];
  const login = query.login ? LOGINS[query.login] : undefined;
  const loginSince = login && new Date(now().getTime() - login.days * 86_400_000);
  return sql`
    ${search ? sql`AND (lower(m.account) LIKE ${search.pattern} OR m.id = ANY (${[...search.matches.keys()]}::bigint[]))` : sql``}
    ${types ? sql`AND m.type = ANY (${[...types]}::smallint[])` : sql``}
    ${query.status === 'active' || query.status === 'disabled' ? sql`AND m.status = ${query.status}` : sql``}
    ${group === undefined ? sql`` : sql`AND m.id IN (SELECT g.member_id FROM cashier.group_member g WHERE g.group_id = ${group})`}
    ${tag === undefined ? sql`` : sql`AND m.id IN (SELECT t.member_id FROM backoffice.member_tag t WHERE t.tag_id = ${tag})`}
    ${least === undefined ? sql`` : sql`AND ${balanceOf} >= ${least}`}
    ${most === undefined ? sql`` : sql`AND ${balanceOf} <= ${most}`}
    ${
      login === undefined
        ? sql``
        : sql`AND (m.last_login_at >= ${loginSince}) IS ${login.within ? sql`TRUE` : sql`NOT TRUE`}`
    }
    ${country === undefined ? sql`` : country === '' ? sql`AND m.country IS NULL` : sql`AND m.country = ${country}`}
    ${joined ? sql`AND m.created_at >= ${joined.from} AND m.created_at < ${joined.until}` : sql``}`;
}

// There is no index on the balance, because every bet would have to update it. The query reads members in the order of the page and stops
// when the page is full.
const balanceOf = sql`coalesce((
  SELECT b.amount FROM ledger.account a JOIN ledger.balance b ON b.account_id = a.id
   WHERE a.owner_kind = 'member' AND a.owner_id = m.id AND a.kind = ${sql.lit(MAIN)} AND a.currency = m.currency), 0)`;
