import { GET as exposureRoute } from '@/app/(backoffice)/backoffice/api/lottery/draws/[id]/exposure/route';
import { loadExposure } from '@/lib/backoffice/lottery/exposure';
import { loadDraw, loadGames } from '@/lib/backoffice/lottery/loaders';
import { orderOf } from '@/lib/backoffice/tables/rules';
import {
  grossOf,
  lotteryBetsTable,
  lotteryDrawsTable,
  lotteryProfitTable,
  type LotteryProfitRow,
} from '@/lib/backoffice/tables/sources/lottery';
import type { Query, TableSource } from '@/lib/backoffice/tables/types';
import { sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { setClock } from '@/lib/platform/clock';
import { findGame, playsOf } from '@/lib/studio-host/lottery/desk';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const NOW = new Date('2026-11-26T04:00:00Z');
beforeEach(() => setClock(NOW));
afterEach(() => setClock(undefined));

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

/** Plans a draw and gives its id. `at`: minutes from now. */
async function planDraw(
  given: { game?: string; period: string; at: number; status?: string; result?: unknown } & {
    origin?: 'own' | 'external';
  },
): Promise<bigint> {
  const {
    game = 'FAST5X1',
    period,
    at,
    status = 'settled',
    result = [[1, 2, 3, 4, 5]],
    origin = 'own',
  } = given;
  const isOwn = origin === 'own';
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at, commitment, sealed, status, result, result_version)
    VALUES (${game}, ${period}, ${origin}, ${minutes(at - 1)}, ${minutes(at - 0.1)}, ${minutes(at)},
            ${isOwn ? 'a'.repeat(64) : null}, ${isOwn ? Buffer.from('x') : null}, ${status},
            ${result === null ? null : JSON.stringify(result)}::jsonb, ${result === null ? 0 : 1})
    RETURNING id`.execute(held.db);
  return rows[0]!.id;
}

const addSum = (
  drawId: bigint,
  currency: string,
  bets: number,
  stake: bigint,
  payout: bigint,
  rebate: bigint,
) =>
  sql`INSERT INTO studio.lottery_draw_sum VALUES (${drawId}, ${currency}, ${bets}, ${stake}, ${payout}, ${rebate})`.execute(
    held.db,
  );

/** Stores a bet of a member without the wallet: the lists read these tables alone. */
async function addBet(
  drawId: bigint,
  memberId: bigint,
  {
    stake = 20_000n,
    owed = 0n,
    selection = '1|2|3|4|5',
  }: { stake?: bigint; owed?: bigint; selection?: string } = {},
): Promise<bigint> {
  const key = `${drawId}-${memberId}-${Math.random()}`;
  const { rows } = await sql<{ id: bigint }>`
    WITH s AS (
      INSERT INTO studio.lottery_session (site_session, vendor, node_id, player_id, currency, trial, sealed_player_token, expires_at)
      VALUES (${key}, 'LOTTERY', 1, ${memberId}, 'CNY', false, 'x', ${minutes(60)}) RETURNING id
    ), p AS (
      INSERT INTO studio.lottery_slip (game, vendor, player_id, currency, session_id, request_id, request_digest, status, lines, draws, stake,
                                       stop_on_win, placed_at)
      SELECT 'FAST5X1', 'LOTTERY', ${memberId}, 'CNY', s.id, ${key}, 'x', 'accepted', 1, 1, ${stake}, false, ${NOW} FROM s RETURNING id
    ), l AS (
      INSERT INTO studio.lottery_line (slip_id, line, play, selection, units, unit, mode, series, highest)
      SELECT p.id, 0, 'straight-five', ${selection}, 1, 20000, 'LOTT', 1900, 1980 FROM p RETURNING slip_id
    )
    INSERT INTO studio.lottery_bet (slip_id, line, draw_id, player_id, currency, multiple, stake, status, owed, placed_at)
    SELECT l.slip_id, 0, ${drawId}, ${memberId}, 'CNY', 1, ${stake}, 'accepted', ${owed}, ${NOW} FROM l RETURNING id`.execute(
    held.db,
  );
  return rows[0]!.id;
}

const read = async <Row>(table: TableSource<Row>, query: Query): Promise<Row[]> =>
  (
    await table.page(held.db, {
      query,
      locale: 'en',
      ...orderOf(table, query),
      cursor: undefined,
      back: false,
      limit: 50,
    })
  ).rows;

describe('draws', () => {
  it('are listed by game and status with their sums in one currency; what is not settled has no revenue', async () => {
    const settled = await planDraw({ period: '20261126-0001', at: -5 });
    const drawn = await planDraw({ period: '20261126-0002', at: -4, status: 'drawn' });
    await planDraw({ period: '20261126-0003', at: 5, status: 'open', result: null });
    await planDraw({ game: 'DICE3X1', period: '20261126-0001', at: -3, result: [[1, 2, 3]] });
    await planDraw({ period: '20261120-0001', at: -8000 });
    await addSum(settled, 'CNY', 3, 300_000n, 100_000n, 5_000n);
    await addSum(settled, 'THB', 1, 90_000n, 0n, 0n);
    await addSum(drawn, 'CNY', 2, 50_000n, 20_000n, 0n);

    const query = { period: 'today', game: 'FAST5X1', currency: 'CNY' };
    const rows = await read(lotteryDrawsTable, query);
    expect(rows.map(({ period, bets, stake }) => [period, bets, stake])).toEqual([
      ['20261126-0002', 2, 50_000n],
      ['20261126-0001', 3, 300_000n],
    ]);
    expect(rows.map(grossOf)).toEqual([null, 195_000n]);
    expect(await lotteryDrawsTable.totals!(held.db, query)).toEqual({
      bets: 5n,
      stake: 350_000n,
      payout: 120_000n,
      rebate: 5_000n,
      gross: 195_000n,
    });
    expect(await read(lotteryDrawsTable, { ...query, status: 'open' })).toHaveLength(1);
    expect(await read(lotteryDrawsTable, { period: 'today', status: 'all' })).toHaveLength(4);
    expect((await read(lotteryDrawsTable, { ...query, currency: 'THB' }))[1]!.stake).toBe(90_000n);

    const { games } = await loadGames();
    expect(games).toHaveLength(24);
  });

  it('show their sums by currency', async () => {
    const id = await planDraw({ period: '20261126-0010', at: -2 });
    await addSum(id, 'CNY', 3, 300_000n, 100_000n, 5_000n);
    await addSum(id, 'THB', 0, 0n, 0n, 0n);
    const found = await loadDraw(id);
    expect(found!.draw).toMatchObject({
      period: '20261126-0010',
      status: 'settled',
      result: [[1, 2, 3, 4, 5]],
    });
    expect(found!.sums).toEqual([
      { currency: 'CNY', bets: 3, stake: 300_000n, payout: 100_000n, rebate: 5_000n },
    ]);
    expect(await loadDraw(999_999n)).toBeUndefined();
  });
});

describe('the profit of the lottery', () => {
  it('sums settled draws by day, by game, and both; totals are those of the rows', async () => {
    setClock(new Date('2026-10-10T04:00:00Z'));
    const at = (hours: number) => (Date.parse('2026-10-10T04:00:00Z') - NOW.getTime()) / 60_000 - hours * 60;
    const first = await planDraw({ period: '20261010-0001', at: at(0) });
    const second = await planDraw({
      game: 'DICE3X1',
      period: '20261010-0001',
      at: at(1),
      result: [[1, 2, 3]],
    });
    const before = await planDraw({ period: '20261009-0001', at: at(24) });
    const open = await planDraw({ period: '20261010-0002', at: at(0.5), status: 'drawn' });
    await addSum(first, 'CNY', 3, 300_000n, 100_000n, 5_000n);
    await addSum(second, 'CNY', 1, 10_000n, 50_000n, 0n);
    await addSum(before, 'CNY', 2, 40_000n, 0n, 400n);
    await addSum(open, 'CNY', 9, 900_000n, 0n, 0n);
    await addSum(first, 'THB', 1, 70_000n, 0n, 0n);

    const query = { from: '2026-10-08', until: '2026-10-10', currency: 'CNY', direction: 'asc' };
    const shown = (rows: LotteryProfitRow[]) => rows.map(({ day, game, gross }) => [day, game, gross]);
    expect(shown(await read(lotteryProfitTable, query))).toEqual([
      ['2026-10-09', '', 39_600n],
      ['2026-10-10', '', 155_000n],
    ]);
    expect(shown(await read(lotteryProfitTable, { ...query, by: 'game', order: 'gross' }))).toEqual([
      ['', 'DICE3X1', -40_000n],
      ['', 'FAST5X1', 234_600n],
    ]);
    expect(await read(lotteryProfitTable, { ...query, by: 'both' })).toHaveLength(3);
    expect(await lotteryProfitTable.totals!(held.db, { ...query, by: 'both' })).toEqual({
      draws: 3n,
      bets: 6n,
      stake: 350_000n,
      payout: 150_000n,
      rebate: 5_400n,
      gross: 194_600n,
      margin: 0.556,
    });
    expect(shown(await read(lotteryProfitTable, { ...query, currency: 'THB' }))).toEqual([
      ['2026-10-10', '', 70_000n],
    ]);
  });
});

describe('bets of the lottery', () => {
  it('are listed by draw, and apart from it where a correction is owed; a long selection is cut', async () => {
    const id = await planDraw({ period: '20261126-0020', at: -1, status: 'closed', result: null });
    const other = await planDraw({ period: '20261126-0021', at: -1, status: 'closed', result: null });
    const anong = await createMember(held.db, { account: 'Anong' });
    const binh = await createMember(held.db, { account: 'Binh' });
    const first = await addBet(id, anong.id, { selection: '12345 '.repeat(30) });
    const second = await addBet(id, binh.id, { owed: 7_000n, selection: 'big,odd|3' });
    await addBet(other, anong.id);

    const rows = await read(lotteryBetsTable, { draw: String(id) });
    expect(rows.map((row) => row.id)).toEqual([second, first]);
    expect(rows[1]!.selection).toHaveLength(61);
    // Names of options and not their codes.
    expect(rows[0]!.selection).toBe('Big,Odd|3');
    expect(rows[0]).toMatchObject({ account: 'Binh', statusName: 'Accepted', owed: 7_000n, roundId: null });
    expect((await read(lotteryBetsTable, { draw: String(id), member: 'ano' })).map((row) => row.id)).toEqual([
      first,
    ]);
    expect((await read(lotteryBetsTable, { owed: '1' })).map((row) => row.id)).toEqual([second]);
    expect(await read(lotteryBetsTable, {})).toEqual([]);
  });
});

describe('the exposure of a draw', () => {
  const load = (drawId: bigint, play: string, number: string, prizes: bigint) =>
    sql`INSERT INTO studio.lottery_load VALUES (${drawId}, 'CNY', ${play}, ${number}, ${prizes / 100n}, ${prizes})`.execute(
      held.db,
    );
  let reader: Browser;
  beforeAll(async () => {
    setClock(undefined);
    reader = (await createOperatorBrowser(held.db, 'exposed', ['lottery.read'])).browser;
  });

  it('lists play types by their fullest number and lays out the numbers of one as parts of the ceiling', async () => {
    const id = await planDraw({ period: '20261126-0030', at: 5, status: 'open', result: null });
    const plays = [...playsOf(findGame('FAST5X1')!).values()];
    const rowed = plays.find(({ shape }) => !shape.list && shape.rows.length === 5)!.type.code;
    const typed = plays.find(({ shape }) => shape.list && shape.list.numbers * shape.list.width === 5)!.type
      .code;
    await sql`INSERT INTO studio.lottery_limit VALUES ('FAST5X1', 'CNY', NULL, NULL, NULL, 10000000)`.execute(
      held.db,
    );
    await load(id, rowed, '0:3', 2_000_000n);
    await load(id, rowed, '4:9', 5_000_000n);
    await load(id, typed, '12345', 1_000_000n);
    await load(id, typed, '00007', 3_000_000n);
    // A long list, which counts for each number.
    await load(id, typed, '*', 1_000_000n);

    const found = await loadExposure(held.db, { id, currency: 'CNY', play: undefined }, 'en');
    expect(found).toMatchObject({ ceiling: '1000.00', play: rowed, status: 'open', hidden: 0 });
    expect(found.plays.map(({ code, share }) => [code, share])).toEqual([
      [rowed, 0.5],
      [typed, 0.4],
    ]);
    expect(found.rows).toHaveLength(5);
    expect(found.rows[0]!.cells).toHaveLength(10);
    expect(found.rows[0]!.cells[3]).toMatchObject({ label: '3', share: 0.2 });
    expect(found.rows[4]!.cells[9]).toMatchObject({ label: '9', share: 0.5 });
    expect(found.rows[1]!.cells.every(({ share }) => share === 0)).toBe(true);

    const list = await loadExposure(held.db, { id, currency: 'CNY', play: typed }, 'en');
    expect(list.rows[0]!.cells.map(({ label, share }) => [label, share])).toEqual([
      ['00007', 0.4],
      ['12345', 0.2],
    ]);
    expect((await loadExposure(held.db, { id, currency: 'THB', play: undefined }, 'en')).play).toBeNull();

    const path = `/backoffice/api/lottery/draws/${id}/exposure?currency=CNY`;
    const answer = await reader.send(exposureRoute, 'GET', path, undefined, { id: String(id) });
    expect(answer.body.value).toMatchObject({ play: rowed });
    const none = await reader.send(exposureRoute, 'GET', path, undefined, { id: '999999' });
    expect(none.status).toBe(404);
  });
});
