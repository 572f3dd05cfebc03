import { recordKind } from '@/lib/cashier/records/kinds';
import { listAccountRecords, type RecordsQuery } from '@/lib/cashier/records/queries';
import type { Db } from '@/lib/db/client';
import { listBetRecords, type RecordsFilter } from '@/lib/gateway/queries';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';
import { escapeFormula, timeFormat } from '@/lib/platform/csv';
import { listProfit, type ProfitQuery } from '../profit/queries';
import { settlementZone } from '../settlement';

/** Rows that are read from the database at once. */
const BATCH = 500;

type Cells = AsyncGenerator<string[]>;
type Unpaged<Query> = Omit<Query, 'pageNum' | 'pageSize' | 'cursor'>;

const heads = (locale: LocaleCode, keys: readonly string[]): string[] => {
  const t = translator(locale, 'records');
  return keys.map((key) => escapeFormula(t(key)));
};

/** Reads a list page by page, each by the cursor of the one before: a page far back costs what the first one costs. */
async function* allOf<Row>(
  read: (cursor: readonly string[] | undefined) => Promise<{ list: Row[]; next: string[] | undefined }>,
): AsyncGenerator<Row> {
  let cursor: string[] | undefined;
  do {
    const page = await read(cursor);
    yield* page.list;
    cursor = page.next;
  } while (cursor);
}

/** The betting record of a member as rows of a file, the heads first. Times have the offset of the settlement zone. */
export async function* betRows(db: Db, filter: Unpaged<RecordsFilter>): Cells {
  const t = translator(filter.locale, 'records');
  const time = timeFormat(settlementZone());
  yield heads(filter.locale, [
    'bets.number',
    'bets.opened',
    'bets.settled',
    'bets.vendor',
    'bets.game',
    'bets.state',
    'bets.stake',
    'bets.payout',
    'bets.profit',
    'file.currency',
  ]);
  const rounds = allOf((cursor) => listBetRecords(db, { ...filter, pageNum: 1, pageSize: BATCH, cursor }));
  for await (const round of rounds)
    yield [
      String(round.roundId),
      time(round.openedAt),
      round.settledAt ? time(round.settledAt) : '',
      escapeFormula(round.vendor),
      escapeFormula(round.gameName),
      escapeFormula(t(`file.status.${round.status}`)),
      formatDecimal(round.stake),
      formatDecimal(round.payout),
      formatDecimal(round.profit),
      round.currency,
    ];
}

/** The account record of a member as rows of a file, the heads first. */
export async function* accountRows(db: Db, query: Unpaged<RecordsQuery>, locale: LocaleCode): Cells {
  const t = translator(locale, 'records');
  const time = timeFormat(settlementZone());
  yield heads(locale, [
    'file.transaction',
    'statement.time',
    'statement.kind',
    'file.detail',
    'statement.amount',
    'statement.balance',
    'file.currency',
  ]);
  const entries = allOf((cursor) =>
    listAccountRecords(db, { ...query, pageNum: 1, pageSize: BATCH, cursor }),
  );
  for await (const entry of entries) {
    const kind = recordKind(entry.kind, entry.amount);
    yield [
      String(entry.transactionId),
      time(entry.at),
      escapeFormula(t(`statement.kinds.${kind}`)),
      escapeFormula(detailOf(entry.meta, kind)),
      formatDecimal(entry.amount),
      formatDecimal(entry.balanceAfter),
      query.currency,
    ];
  }
}

/** What a movement belongs to, as the page shows it: a reference, a number, or the other member of a transfer. */
function detailOf(meta: Record<string, unknown>, kind: string): string {
  const keys =
    kind === 'transferSent'
      ? ['to']
      : kind === 'transferReceived'
        ? ['from']
        : kind.startsWith('vendorWallet')
          ? ['vendor']
          : ['reference', 'round', 'deposit', 'withdrawal'];
  const value = keys.map((key) => meta[key]).find((each) => each !== undefined && each !== null);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Profit and loss of a member as rows of a file, the heads first. `nameOf` names a category or vendor. */
export async function* profitRows(
  db: Db,
  query: Unpaged<ProfitQuery>,
  locale: LocaleCode,
  nameOf: (key: string) => string,
): Cells {
  yield heads(locale, [
    `profit.group.${query.kind}`,
    'profit.rounds',
    'profit.stake',
    'profit.payout',
    'profit.profit',
    'file.currency',
  ]);
  const { list } = await listProfit(db, { ...query, pageNum: 1, pageSize: 10_000 });
  for (const row of list)
    yield [
      escapeFormula(nameOf(row.key)),
      String(row.rounds),
      formatDecimal(row.stake),
      formatDecimal(row.payout),
      formatDecimal(row.profit),
      query.currency,
    ];
}
