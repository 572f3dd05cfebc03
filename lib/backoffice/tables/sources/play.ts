import { addRevenue, sumRevenue } from '@/lib/reporting/figures/money';
import { sumPlay, totalPlay, type PlayList, type PlayOrder } from '@/lib/reporting/figures/play';
import type { PlayFigures, PlayKey, PlayRow, PlayScope, RevenueFigures } from '@/lib/reporting/figures/types';
import type { Db } from '@/lib/db/client';
import { toCursorPage, type CursorPage } from '@/lib/platform/cursor';
import { compareCells, pageOfList } from '../keyset';
import { categoryLabel, countryLabel, gameLabels, memberLabels, vendorLabels } from '../labels';
import { currencyOf, groupOf, maxDaysOf, scopeOf, SCOPE_PARAMS, unitOf } from '../params';
import type { ColumnSpec, Query, TableRequest, TableSource } from '../types';

/** A part of a whole; null if the whole is zero. */
export const shareOf = (part: bigint, whole: bigint): number | null =>
  whole === 0n ? null : Number((part * 1_000_000n) / whole) / 1_000_000;

const ORDER_OF: Readonly<Record<string, PlayOrder>> = {
  bucket: 'key',
  label: 'key',
  rounds: 'rounds',
  stakes: 'stakes',
  payouts: 'payouts',
  validBets: 'validBets',
  gross: 'gross',
  result: 'gross',
};

const VALUE: Readonly<Record<PlayOrder, (row: PlayRow) => string>> = {
  key: () => '',
  rounds: (row) => String(row.rounds),
  stakes: (row) => String(row.stakes),
  payouts: (row) => String(row.payouts),
  validBets: (row) => String(row.validBets),
  gross: (row) => String(row.gross),
};

/** Reads a page of sums of rounds. A cursor is [value of the order, bucket, key]. */
async function playPage(
  db: Db,
  scope: PlayScope,
  by: Parameters<typeof sumPlay>[2],
  request: TableRequest,
): Promise<CursorPage<PlayRow>> {
  const [value, bucket, key] = request.cursor ?? [];
  const isCursor =
    key !== undefined && /^-?\d{0,18}$/.test(value!) && (value !== '' || ORDER_OF[request.order] === 'key');
  const order = ORDER_OF[request.order] ?? 'key';
  const back = request.back === true && isCursor;
  // The result of a member is the gross revenue with the other sign.
  const descending = (request.descending !== (request.order === 'result')) !== back;
  const list: PlayList = {
    order,
    descending,
    after: isCursor ? { value: value!, bucket: bucket!, key } : undefined,
    limit: request.limit + 1,
  };
  const rows = await sumPlay(db, scope, by, list);
  return toCursorPage(
    rows,
    { cursor: isCursor ? request.cursor : undefined, back, limit: request.limit },
    (row) => [VALUE[order](row), row.bucket, row.key],
  );
}

/** The same page with other rows. */
const withRows = <From, To>(page: CursorPage<From>, rows: To[]): CursorPage<To> => ({ ...page, rows });

const FIGURES = {
  rounds: { key: 'rounds', kind: 'count', value: (row: PlayFigures) => row.rounds, order: 'rounds' },
  stakes: { key: 'stakes', kind: 'amount', value: (row: PlayFigures) => row.stakes, order: 'stakes' },
  payouts: { key: 'payouts', kind: 'amount', value: (row: PlayFigures) => row.payouts, order: 'payouts' },
  validBets: {
    key: 'validBets',
    kind: 'amount',
    value: (row: PlayFigures) => row.validBets,
    order: 'validBets',
    optional: true,
  },
  gross: { key: 'gross', kind: 'amount', value: (row: PlayFigures) => row.gross, order: 'gross' },
  hold: { key: 'hold', kind: 'share', value: (row: PlayFigures) => shareOf(row.gross, row.stakes) },
} as const satisfies Record<string, ColumnSpec<PlayFigures>>;

const totalsOf = (figures: PlayFigures) => ({
  rounds: figures.rounds,
  stakes: figures.stakes,
  payouts: figures.payouts,
  validBets: figures.validBets,
  gross: figures.gross,
  hold: shareOf(figures.gross, figures.stakes),
});

/** A row of the revenue report: a part of the period, a value of the group, or both. Costs are of the whole site. */
export interface RevenueTableRow extends PlayFigures {
  bucket: string;
  key: string;
  label: string;
  costs: Pick<RevenueFigures, 'bonus' | 'commission' | 'fee' | 'net'> | undefined;
}

/** The parts of the period and the group of a revenue report. */
export function revenueShape(query: Query) {
  const by = groupOf(query);
  return { by, unit: by ? unitOf(query) : (unitOf(query, 'day') ?? 'day') } as const;
}

/** The rounds of a revenue report. By currency it has all of them. */
export function revenueScope(query: Query): PlayScope {
  const { by, unit } = revenueShape(query);
  const scope = scopeOf(query, 'last7', maxDaysOf(unit));
  return by === 'currency' ? { ...scope, currency: undefined } : scope;
}

/** Bonus cost, commissions and fees belong to no game and no country: a filter of rounds leaves them out. */
export const hasCosts = (query: Query): boolean =>
  revenueShape(query).by === undefined &&
  (['category', 'vendor', 'game', 'member', 'country'] as const).every(
    (name) => scopeOf(query)[name] === undefined,
  );

const cost = (key: 'bonus' | 'commission' | 'fee' | 'net') =>
  ({ key, kind: 'amount', value: (row: RevenueTableRow) => row.costs?.[key] ?? null }) as const;

async function labelsOf(db: Db, by: PlayKey | undefined, keys: string[], locale: TableRequest['locale']) {
  if (by === 'vendor') return vendorLabels(db, keys);
  if (by === 'game')
    return new Map([...(await gameLabels(db, keys, locale))].map(([key, { name }]) => [key, name]));
  return new Map(
    keys.map((key) => [
      key,
      by === 'category' ? categoryLabel(locale, key) : by === 'country' ? countryLabel(locale, key) : key,
    ]),
  );
}

export const revenueTable: TableSource<RevenueTableRow> = {
  name: 'revenue',
  params: [...SCOPE_PARAMS, 'unit', 'by', 'order', 'direction'],
  orders: ['bucket', 'rounds', 'stakes', 'payouts', 'validBets', 'gross'],
  period: 'last7',
  columns: (query) => {
    const { by, unit } = revenueShape(query);
    return [
      ...(unit
        ? [
            {
              key: 'bucket',
              kind: 'bucket',
              value: (row: RevenueTableRow) => row.bucket,
              order: 'bucket',
            } as const,
          ]
        : []),
      ...(by
        ? [
            {
              key: 'label',
              kind: 'text',
              value: (row: RevenueTableRow) => row.label,
              ...(unit ? {} : { order: 'bucket' }),
            } as const,
          ]
        : []),
      ...Object.values(FIGURES),
      ...(hasCosts(query) ? [cost('bonus'), cost('commission'), cost('fee'), cost('net')] : []),
    ];
  },
  async page(db, request) {
    const { by, unit } = revenueShape(request.query);
    const scope = revenueScope(request.query);
    if (hasCosts(request.query)) {
      const rows = (
        await sumRevenue(db, { days: scope.days, currency: currencyOf(request.query) }, unit)
      ).map(({ bucket, bonus, commission, fee, net, ...figures }): RevenueTableRow => ({
        ...figures,
        bucket,
        key: '',
        label: '',
        costs: { bonus, commission, fee, net },
      }));
      const order = request.order as 'bucket' | keyof PlayFigures;
      const sign = request.descending ? -1 : 1;
      rows.sort(
        (one, other) =>
          sign * compareCells(one[order], other[order]) || compareCells(one.bucket, other.bucket),
      );
      return pageOfList(rows, request, (row) => row.bucket);
    }
    const page = await playPage(db, scope, { bucket: unit, key: by }, request);
    const keys = [...new Set(page.rows.map(({ key }) => key))];
    const labels = await labelsOf(db, by, keys, request.locale);
    return withRows(
      page,
      page.rows.map((row) => ({ ...row, label: labels.get(row.key) ?? row.key, costs: undefined })),
    );
  },
  async totals(db, query) {
    // Amounts of several currencies have no sum.
    if (revenueShape(query).by === 'currency') return {};
    const scope = revenueScope(query);
    if (!hasCosts(query)) return totalsOf(await totalPlay(db, scope));
    const sum = addRevenue(await sumRevenue(db, { days: scope.days, currency: currencyOf(query) }));
    const { bonus, commission, fee, net } = sum;
    return { ...totalsOf(sum), bonus, commission, fee, net };
  },
  currency: (row, query) => (revenueShape(query).by === 'currency' ? row.key : currencyOf(query)),
};

/** A game in the report of games. */
export interface GameTableRow extends PlayFigures {
  id: string;
  name: string;
  vendor: string;
  category: string;
  categoryName: string;
  /** Payouts divided by stakes; null without stakes. */
  returned: number | null;
  published: number | null;
}

export const gamesTable: TableSource<GameTableRow> = {
  name: 'games',
  params: [...SCOPE_PARAMS, 'order', 'direction'],
  orders: ['gross', 'rounds', 'stakes', 'payouts', 'validBets'],
  period: 'last7',
  columns: () => [
    { key: 'name', kind: 'text', value: (row) => row.name },
    { key: 'id', kind: 'id', value: (row) => row.id, optional: true },
    { key: 'vendor', kind: 'text', value: (row) => row.vendor },
    { key: 'category', kind: 'text', value: (row) => row.categoryName },
    ...Object.values(FIGURES),
    { key: 'returned', kind: 'share', value: (row) => row.returned },
    { key: 'published', kind: 'share', value: (row) => row.published },
  ],
  async page(db, request) {
    const page = await playPage(db, scopeOf(request.query), { key: 'game' }, request);
    const labels = await gameLabels(
      db,
      page.rows.map(({ key }) => key),
      request.locale,
    );
    return withRows(
      page,
      page.rows.map(({ key, bucket: _, ...figures }) => {
        const { name = key, vendor = '', category = '', published = null } = labels.get(key) ?? {};
        const categoryName = categoryLabel(request.locale, category);
        const returned = shareOf(figures.payouts, figures.stakes);
        return { ...figures, id: key, name, vendor, category, categoryName, published, returned };
      }),
    );
  },
  async totals(db, query) {
    const sum = await totalPlay(db, scopeOf(query));
    return { ...totalsOf(sum), returned: shareOf(sum.payouts, sum.stakes) };
  },
  currency: (_, query) => currencyOf(query),
};

/** A member in the report of profit and loss. */
export interface PlayerTableRow extends PlayFigures {
  id: string;
  account: string;
  country: string;
  /** Payouts minus stakes: what the member has won. */
  result: bigint;
}

export const playersTable: TableSource<PlayerTableRow> = {
  name: 'players',
  params: [...SCOPE_PARAMS, 'order', 'direction'],
  orders: ['result', 'rounds', 'stakes', 'payouts', 'validBets'],
  period: 'last7',
  columns: () => [
    { key: 'account', kind: 'text', value: (row) => row.account },
    { key: 'id', kind: 'id', value: (row) => row.id, optional: true },
    { key: 'country', kind: 'text', value: (row) => row.country },
    FIGURES.rounds,
    FIGURES.stakes,
    FIGURES.payouts,
    FIGURES.validBets,
    { key: 'result', kind: 'amount', value: (row) => row.result, order: 'result' },
    { key: 'returned', kind: 'share', value: (row) => shareOf(row.payouts, row.stakes), optional: true },
  ],
  async page(db, request) {
    const page = await playPage(db, scopeOf(request.query), { key: 'member' }, request);
    const labels = await memberLabels(
      db,
      page.rows.map(({ key }) => key),
    );
    return withRows(
      page,
      page.rows.map(({ key, bucket: _, ...figures }) => ({
        ...figures,
        id: key,
        account: labels.get(key)?.account ?? key,
        country: countryLabel(request.locale, labels.get(key)?.country ?? null),
        result: -figures.gross,
      })),
    );
  },
  async totals(db, query) {
    const sum = await totalPlay(db, scopeOf(query));
    const { rounds, stakes, payouts, validBets } = sum;
    return { rounds, stakes, payouts, validBets, result: -sum.gross, returned: shareOf(payouts, stakes) };
  },
  currency: (_, query) => currencyOf(query),
};
