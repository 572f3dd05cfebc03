import { sql, type Db } from '@/lib/db/client';
import { MAIN } from '@/lib/ledger/constants';
import { sumMoney } from '@/lib/reporting/figures/money';
import { totalPlay } from '@/lib/reporting/figures/play';
import { listEntries, type EntryRow } from '@/lib/reporting/records/entries';
import { listRounds, type RoundRow } from '@/lib/reporting/records/rounds';
import { momentsOf } from '@/lib/reporting/figures/sources';
import { settlementZone } from '@/lib/reporting/settlement';
import { auditEntries, type AuditEntry } from '../../audit/queries';
import { auditFilter, auditQuery } from '../../audit/rules';
import { cursorTime, keyset } from '../keyset';
import { categoryLabel, kindLabel } from '../labels';
import { codeOf, currencyOf, idOf, periodOf, scopeOf, SCOPE_PARAMS } from '../params';
import type { Query, TableSource } from '../types';

export interface RoundTableRow extends RoundRow {
  game: string;
  categoryName: string;
}

/** Rounds are listed for a day if no period is chosen. */
export const roundScope = (query: Query) => scopeOf(query, 'today');

export const roundsTable: TableSource<RoundTableRow> = {
  name: 'rounds',
  params: SCOPE_PARAMS,
  orders: ['settled'],
  period: 'today',
  columns: () => [
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'settled', kind: 'time', value: (row) => row.settledAt },
    { key: 'account', kind: 'text', value: (row) => row.account },
    { key: 'game', kind: 'text', value: (row) => row.game },
    { key: 'vendor', kind: 'text', value: (row) => row.vendor },
    { key: 'category', kind: 'text', value: (row) => row.categoryName, optional: true },
    { key: 'stake', kind: 'amount', value: (row) => row.stake },
    { key: 'payout', kind: 'amount', value: (row) => row.payout },
    { key: 'validBet', kind: 'amount', value: (row) => row.validBet, optional: true },
    { key: 'result', kind: 'amount', value: (row) => row.result },
    { key: 'grant', kind: 'text', value: (row) => row.grantId },
  ],
  async page(db, request) {
    const page = await listRounds(db, roundScope(request.query), request);
    const { locale } = request;
    const rows = page.rows.map((row) => ({
      ...row,
      game: row.names[locale] ?? row.names.en ?? String(row.gameId),
      categoryName: categoryLabel(locale, row.category),
    }));
    return { ...page, rows };
  },
  async totals(db, query) {
    const { stakes, payouts, validBets, gross } = await totalPlay(db, roundScope(query));
    return { stake: stakes, payout: payouts, validBet: validBets, result: -gross };
  },
  currency: (row) => row.currency,
};

export interface EntryTableRow extends EntryRow {
  kindName: string;
}

const entryScope = (query: Query) => ({
  days: periodOf(query, 'today').days,
  currency: currencyOf(query),
  kind: codeOf(query.kind),
  account: codeOf(query.account),
});

export const entriesTable: TableSource<EntryTableRow> = {
  name: 'entries',
  params: ['period', 'from', 'until', 'currency', 'kind', 'account'],
  orders: ['transaction'],
  period: 'today',
  columns: () => [
    { key: 'transaction', kind: 'id', value: (row) => row.transactionId },
    { key: 'at', kind: 'time', value: (row) => row.at },
    { key: 'kind', kind: 'text', value: (row) => row.kindName },
    { key: 'account', kind: 'text', value: (row) => row.account },
    { key: 'member', kind: 'text', value: (row) => row.member },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'reverses', kind: 'id', value: (row) => row.reverses, optional: true },
    { key: 'key', kind: 'text', value: (row) => row.key, optional: true },
  ],
  async page(db, request) {
    const page = await listEntries(db, entryScope(request.query), request);
    const rows = page.rows.map((row) => ({
      ...row,
      kindName: kindLabel(request.locale, row.kind),
    }));
    return { ...page, rows };
  },
  async totals(db, query) {
    const rows = await sumMoney(db, entryScope(query));
    return { amount: rows.reduce((sum, row) => sum + row.amount, 0n) };
  },
  currency: (row) => row.currency,
};

/** An entry of a member's main account. */
export interface StatementTableRow {
  transactionId: bigint;
  entryNo: number;
  at: Date;
  kind: string;
  kindName: string;
  amount: bigint;
  balanceAfter: bigint;
  currency: string;
}

export const statementTable: TableSource<StatementTableRow> = {
  name: 'statement',
  params: ['member', 'period', 'from', 'until', 'kind'],
  orders: ['at'],
  period: 'thisMonth',
  columns: () => [
    { key: 'kind', kind: 'text', value: (row) => row.kindName },
    { key: 'at', kind: 'time', value: (row) => row.at },
    { key: 'transaction', kind: 'id', value: (row) => row.transactionId },
    { key: 'amount', kind: 'amount', value: (row) => row.amount },
    { key: 'balanceAfter', kind: 'amount', value: (row) => row.balanceAfter },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const { from, until } = momentsOf(periodOf(query, 'thisMonth'), settlementZone());
    const kind = codeOf(query.kind);
    const set = keyset(
      [
        { column: sql`e.at`, type: 'timestamptz' },
        { column: sql`e.transaction_id`, type: 'bigint' },
        { column: sql`e.entry_no`, type: 'bigint' },
      ],
      request,
    );
    const account = await mainAccountOf(db, idOf(query.member));
    if (!account) return { rows: [], next: undefined, previous: undefined };
    const { rows } = await sql<Omit<StatementTableRow, 'kindName' | 'currency'> & { cursorAt: string }>`
      SELECT e.transaction_id AS "transactionId", e.entry_no AS "entryNo", e.at, ${cursorTime(sql`e.at`)} AS "cursorAt",
             e.kind, e.amount, e.balance_after AS "balanceAfter"
        FROM ledger.member_entry e
       WHERE e.account_id = ${account.id} AND e.at >= ${from} AND e.at < ${until}
         ${kind === undefined ? sql`` : sql`AND e.kind = ${kind}`} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.transactionId), String(row.entryNo)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        kindName: kindLabel(locale, row.kind),
        currency: account.currency,
      })),
    };
  },
  currency: (row) => row.currency,
};

async function mainAccountOf(db: Db, memberId: bigint | undefined) {
  if (memberId === undefined) return undefined;
  return db
    .selectFrom('ledger.account')
    .select(['id', 'currency'])
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', memberId)
    .where('kind', '=', MAIN)
    .executeTakeFirst();
}

export const auditTable: TableSource<AuditEntry> = {
  name: 'audit',
  params: ['operator', 'action', 'from', 'to', 'subject', 'text'],
  orders: ['id'],
  columns: () => [
    { key: 'action', kind: 'text', value: (row) => row.action },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'operator', kind: 'text', value: (row) => row.operator },
    { key: 'at', kind: 'time', value: (row) => row.at },
    { key: 'subject', kind: 'text', value: (row) => row.subject },
    { key: 'ip', kind: 'text', value: (row) => row.ip },
    {
      key: 'detail',
      kind: 'text',
      value: (row) => (Object.keys(row.detail).length > 0 ? JSON.stringify(row.detail) : null),
    },
  ],
  async page(db, request) {
    const set = keyset([{ column: sql`a.id`, type: 'bigint' }], request);
    const filter = auditFilter(auditQuery(request.query));
    const { rows } = await sql<AuditEntry>`${auditEntries(filter)} ${set.bounds} ${set.order}`.execute(db);
    return set.toPage(rows, (row) => [String(row.id)]);
  },
};
