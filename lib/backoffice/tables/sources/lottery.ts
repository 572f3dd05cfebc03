import { sql, type Db } from '@/lib/db/client';
import { translator } from '@/lib/i18n/translator';
import { momentsOf } from '@/lib/reporting/figures/sources';
import { settlementZone } from '@/lib/reporting/settlement';
import {
  BET_STATUSES,
  DRAW_STATUSES,
  findGame,
  type BetStatus,
  type DrawStatus,
} from '@/lib/studio-host/lottery/desk';
import { playName } from '../../lottery/names';
import type { StoredResult } from '../../lottery/queries';
import { resultLine } from '../../lottery/rules';
import { compareCells, cursorTime, keyset, pageOfList } from '../keyset';
import { valueLabel } from '../labels';
import { memberCondition } from '../member-condition';
import { currencyOf, idOf, periodOf } from '../params';
import type { Query, TableSource } from '../types';
import { shareOf } from './play';

export interface LotteryDrawRow {
  id: bigint;
  game: string;
  gameName: string;
  period: string;
  status: DrawStatus;
  statusName: string;
  origin: 'own' | 'external';
  originName: string;
  closesAt: Date;
  drawsAt: Date;
  result: StoredResult | null;
  bets: number;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
}

/** What the operator keeps of a draw; null while it is not settled. */
export const grossOf = ({
  status,
  stake,
  payout,
  rebate,
}: Pick<LotteryDrawRow, 'status' | 'stake' | 'payout' | 'rebate'>): bigint | null =>
  status === 'settled' ? stake - payout - rebate : null;

/** The condition of a query on the status of draws: without one, draws that take no bets any more. */
const statusOf = (query: Query) => {
  const status = DRAW_STATUSES.find((one) => one === query.status);
  if (status) return sql`AND d.status = ${status}`;
  return query.status === 'all' ? sql`` : sql`AND d.status <> 'open'`;
};

/** Draws by their time, newest first, with the sums of one currency. */
export const lotteryDrawsTable: TableSource<LotteryDrawRow> = {
  name: 'lotteryDraws',
  params: ['period', 'from', 'until', 'game', 'status', 'currency', 'direction'],
  orders: ['at'],
  period: 'today',
  columns: () => [
    { key: 'period', kind: 'text', value: (row) => row.period },
    { key: 'id', kind: 'id', value: (row) => row.id, optional: true },
    { key: 'game', kind: 'text', value: (row) => row.gameName },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'origin', kind: 'text', value: (row) => row.originName, optional: true },
    { key: 'closes', kind: 'time', value: (row) => row.closesAt, optional: true },
    { key: 'at', kind: 'time', value: (row) => row.drawsAt, order: 'at' },
    { key: 'result', kind: 'text', value: (row) => resultLine(row.result) },
    { key: 'bets', kind: 'count', value: (row) => BigInt(row.bets) },
    { key: 'stake', kind: 'amount', value: (row) => row.stake },
    { key: 'payout', kind: 'amount', value: (row) => row.payout },
    { key: 'rebate', kind: 'amount', value: (row) => row.rebate, optional: true },
    { key: 'gross', kind: 'amount', value: grossOf },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const { from, until } = momentsOf(periodOf(query, 'today'), settlementZone());
    const game = query.game && findGame(query.game);
    const set = keyset(
      [
        { column: sql`d.draws_at`, type: 'timestamptz' },
        { column: sql`d.id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<
      Omit<LotteryDrawRow, 'gameName' | 'statusName' | 'originName'> & { cursorAt: string }
    >`
      SELECT d.id, d.game, d.period, d.status, d.origin, d.closes_at AS "closesAt", d.draws_at AS "drawsAt",
             ${cursorTime(sql`d.draws_at`)} AS "cursorAt", d.result, coalesce(s.bets, 0) AS bets, coalesce(s.stake, 0)::bigint AS stake,
             coalesce(s.payout, 0)::bigint AS payout, coalesce(s.rebate, 0)::bigint AS rebate
        FROM studio.lottery_draw d
        LEFT JOIN studio.lottery_draw_sum s ON s.draw_id = d.id AND s.currency = ${currencyOf(query)}
       WHERE d.draws_at >= ${from} AND d.draws_at < ${until} ${game ? sql`AND d.game = ${game.code}` : sql``} ${statusOf(query)}
         ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        gameName: valueLabel(locale, 'lottery-plays.games', row.game),
        statusName: valueLabel(locale, 'backoffice-lottery.statuses', row.status),
        originName: valueLabel(locale, 'backoffice-lottery.origins', row.origin),
      })),
    };
  },
  async totals(db, query) {
    const { from, until } = momentsOf(periodOf(query, 'today'), settlementZone());
    const game = query.game && findGame(query.game);
    const { rows } = await sql<{
      bets: bigint;
      stake: bigint;
      payout: bigint;
      rebate: bigint;
      gross: bigint;
    }>`
      SELECT coalesce(sum(s.bets), 0)::bigint AS bets, coalesce(sum(s.stake), 0)::bigint AS stake,
             coalesce(sum(s.payout), 0)::bigint AS payout, coalesce(sum(s.rebate), 0)::bigint AS rebate,
             coalesce(sum(s.stake - s.payout - s.rebate) FILTER (WHERE d.status = 'settled'), 0)::bigint AS gross
        FROM studio.lottery_draw d
        JOIN studio.lottery_draw_sum s ON s.draw_id = d.id AND s.currency = ${currencyOf(query)}
       WHERE d.draws_at >= ${from} AND d.draws_at < ${until} ${game ? sql`AND d.game = ${game.code}` : sql``} ${statusOf(query)}`.execute(
      db,
    );
    return rows[0]!;
  },
  currency: (_row, query) => currencyOf(query),
};

export interface LotteryBetRow {
  id: bigint;
  memberId: bigint;
  account: string;
  drawId: bigint;
  game: string;
  gameName: string;
  period: string;
  play: string;
  playName: string;
  selection: string;
  units: number;
  multiple: number;
  series: number;
  prizePermille: number;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  owed: bigint;
  currency: string;
  status: BetStatus;
  statusName: string;
  placedAt: Date;
  roundId: bigint | null;
}

/** Longer selections are cut: a list of typed numbers may have 100,000. */
const SHOWN_SELECTION = 60;

/** A selection as it is stored, with the names of its options instead of their codes. */
const inWords = (t: ReturnType<typeof translator>, selection: string): string =>
  selection.replace(/[a-z]\w*/gi, (code) => (t.has(`options.${code}`) ? t(`options.${code}`) : code));

/** The bets of a draw, or bets whose correction is owed; newest first. */
export const lotteryBetsTable: TableSource<LotteryBetRow> = {
  name: 'lotteryBets',
  // `draw`: of one draw; `owed`: those whose correction could not be collected.
  params: ['draw', 'owed', 'status', 'member', 'direction'],
  orders: ['id'],
  columns: (query) => [
    { key: 'id', kind: 'id', value: (row) => row.id, order: 'id' },
    { key: 'member', kind: 'text', value: (row) => row.account },
    ...(query.owed === '1'
      ? [
          {
            key: 'draw',
            kind: 'text',
            value: (row: LotteryBetRow) => `${row.gameName} ${row.period}`,
          } as const,
        ]
      : []),
    { key: 'play', kind: 'text', value: (row) => row.playName },
    { key: 'selection', kind: 'text', value: (row) => row.selection },
    { key: 'units', kind: 'count', value: (row) => BigInt(row.units), optional: true },
    { key: 'multiple', kind: 'count', value: (row) => BigInt(row.multiple), optional: true },
    { key: 'series', kind: 'count', value: (row) => BigInt(row.series), optional: true },
    { key: 'lowered', kind: 'share', value: (row) => row.prizePermille / 1000, optional: true },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'stake', kind: 'amount', value: (row) => row.stake },
    { key: 'payout', kind: 'amount', value: (row) => row.payout },
    { key: 'rebate', kind: 'amount', value: (row) => row.rebate, optional: true },
    { key: 'owed', kind: 'amount', value: (row) => (row.owed > 0n ? row.owed : null) },
    { key: 'placed', kind: 'time', value: (row) => row.placedAt },
    { key: 'round', kind: 'id', value: (row) => row.roundId, optional: true },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const draw = idOf(query.draw);
    const isOwed = query.owed === '1';
    // The index of bets is by draw, and another one lists what is owed.
    if (draw === undefined && !isOwed) return { rows: [], next: undefined, previous: undefined };
    const set = keyset([{ column: sql`b.id`, type: 'bigint' }], request);
    const status = BET_STATUSES.find((one) => one === query.status);
    const { rows } = await sql<Omit<LotteryBetRow, 'playName' | 'statusName' | 'gameName'>>`
      SELECT b.id, b.player_id AS "memberId", m.account, d.id AS "drawId", d.game, d.period, l.play, left(l.selection, ${SHOWN_SELECTION + 1}) AS selection, l.units,
             b.multiple, l.series, b.prize_permille AS "prizePermille", b.stake, b.payout, b.rebate, b.owed, b.currency::text AS currency,
             b.status, b.placed_at AS "placedAt",
             (SELECT r.id FROM gateway.round r WHERE r.vendor = p.vendor AND r.vendor_round_id = 'lo' || b.id) AS "roundId"
        FROM studio.lottery_bet b JOIN studio.lottery_draw d ON d.id = b.draw_id
        JOIN studio.lottery_slip p ON p.id = b.slip_id
        JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
        JOIN identity.member m ON m.id = b.player_id
       WHERE ${draw === undefined ? sql`true` : sql`b.draw_id = ${draw}`} ${isOwed ? sql`AND b.owed > 0` : sql``}
         ${status ? sql`AND b.status = ${status}` : sql``} ${memberCondition(query.member)} ${set.bounds} ${set.order}`.execute(
      db,
    );
    const page = set.toPage(rows, (row) => [String(row.id)]);
    const t = translator(locale, 'lottery-plays');
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        selection: inWords(
          t,
          row.selection.length > SHOWN_SELECTION
            ? `${row.selection.slice(0, SHOWN_SELECTION)}…`
            : row.selection,
        ),
        gameName: t(`games.${row.game}`),
        playName: playName(t, row.game, row.play),
        statusName: valueLabel(locale, 'backoffice-lottery.betStatuses', row.status),
      })),
    };
  },
  currency: (row) => row.currency,
};

const PROFIT_GROUPS = ['day', 'game', 'both'] as const;
export type ProfitGroup = (typeof PROFIT_GROUPS)[number];

/** What the rows of the profit are: days, games, or both. */
export const profitGroup = (query: Query): ProfitGroup =>
  PROFIT_GROUPS.find((group) => group === query.by) ?? 'day';

export interface LotteryProfitRow {
  /** The settlement day; '' for the whole period. */
  day: string;
  /** The game's code; '' for all games. */
  game: string;
  gameName: string;
  draws: bigint;
  bets: bigint;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  gross: bigint;
}

/** What settled draws of a period have brought, by the day of the draw and by game, in one currency. */
export async function sumProfit(
  db: Db,
  query: Query,
  { day, game }: { day: boolean; game: boolean },
): Promise<Omit<LotteryProfitRow, 'gameName'>[]> {
  const zone = settlementZone();
  const { from, until } = momentsOf(periodOf(query), zone);
  const only = query.game && findGame(query.game);
  const { rows } = await sql<Omit<LotteryProfitRow, 'gameName'>>`
    SELECT ${day ? sql`((d.draws_at AT TIME ZONE ${zone})::date)::text` : sql`''`} AS day, ${game ? sql`d.game` : sql`''`} AS game,
           count(*) AS draws, sum(s.bets)::bigint AS bets, sum(s.stake)::bigint AS stake, sum(s.payout)::bigint AS payout,
           sum(s.rebate)::bigint AS rebate, sum(s.stake - s.payout - s.rebate)::bigint AS gross
      FROM studio.lottery_draw d JOIN studio.lottery_draw_sum s ON s.draw_id = d.id AND s.currency = ${currencyOf(query)}
     WHERE d.draws_at >= ${from} AND d.draws_at < ${until} AND d.status = 'settled' AND s.bets > 0
       ${only ? sql`AND d.game = ${only.code}` : sql``}
     GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

const marginOf = ({ gross, stake }: Pick<LotteryProfitRow, 'gross' | 'stake'>) => shareOf(gross, stake);

/** The profit of the lottery: settled draws by day, by game, or both. The draws behind a row are in the table of draws. */
export const lotteryProfitTable: TableSource<LotteryProfitRow> = {
  name: 'lotteryProfit',
  params: ['period', 'from', 'until', 'game', 'by', 'currency', 'order', 'direction'],
  orders: ['day', 'stake', 'gross'],
  period: 'last7',
  columns: (query) => [
    ...(profitGroup(query) === 'game'
      ? []
      : [{ key: 'day', kind: 'bucket', value: (row: LotteryProfitRow) => row.day, order: 'day' } as const]),
    ...(profitGroup(query) === 'day'
      ? []
      : [{ key: 'game', kind: 'text', value: (row: LotteryProfitRow) => row.gameName } as const]),
    { key: 'draws', kind: 'count', value: (row) => row.draws },
    { key: 'bets', kind: 'count', value: (row) => row.bets },
    { key: 'stake', kind: 'amount', value: (row) => row.stake, order: 'stake' },
    { key: 'payout', kind: 'amount', value: (row) => row.payout },
    { key: 'rebate', kind: 'amount', value: (row) => row.rebate },
    { key: 'gross', kind: 'amount', value: (row) => row.gross, order: 'gross' },
    { key: 'margin', kind: 'share', value: marginOf },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const group = profitGroup(query);
    const sums = await sumProfit(db, query, { day: group !== 'game', game: group !== 'day' });
    const rows = sums.map((row) => ({
      ...row,
      gameName: row.game === '' ? '' : valueLabel(locale, 'lottery-plays.games', row.game),
    }));
    const order = request.order as 'day' | 'stake' | 'gross';
    const sign = request.descending ? -1 : 1;
    rows.sort(
      (one, other) =>
        sign * compareCells(one[order], other[order]) ||
        compareCells(one.day, other.day) ||
        compareCells(one.game, other.game),
    );
    return pageOfList(rows, request, (row) => `${row.day} ${row.game}`);
  },
  async totals(db, query) {
    const [sum] = await sumProfit(db, query, { day: false, game: false });
    if (!sum) return {};
    const { draws, bets, stake, payout, rebate, gross } = sum;
    return { draws, bets, stake, payout, rebate, gross, margin: marginOf(sum) };
  },
  currency: (_row, query) => currencyOf(query),
};
