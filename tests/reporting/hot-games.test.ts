import fc from 'fast-check';
import { setComputedHot } from '@/lib/catalogue/marks/commands';
import { hotGames } from '@/lib/catalogue/queries';
import { units } from '@/lib/money/amount';
import { gameFigures } from '@/lib/reporting/game-figures/queries';
import { computeHot } from '@/lib/reporting/hot-games/commands';
import { HOT_PER_PAGE, MIN_MEMBERS } from '@/lib/reporting/hot-games/constants';
import { playedGames } from '@/lib/reporting/hot-games/queries';
import { chooseHotGames, type PlayedGame } from '@/lib/reporting/hot-games/rules';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { sql } from 'kysely';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Table } from '../support/players';

describe('the choice of hot games', () => {
  const game = fc.record({
    gameType: fc.constantFrom('RNG', 'LIVE'),
    votes: fc.double({ min: 0.001, max: 50, noNaN: true }),
    members: fc.nat(6),
    page: fc.nat(4),
  });

  it('takes at most a share of each category and three of a page, each played by two members, and no better game is left out', () => {
    fc.assert(
      fc.property(fc.array(game, { maxLength: 60 }), fc.nat(400), fc.nat(20), (given, size, percent) => {
        const played: PlayedGame[] = given.map((one, index) => ({ ...one, nodeId: BigInt(index + 1) }));
        const chosen = new Set(
          chooseHotGames(
            played,
            new Map([
              ['RNG', size],
              ['LIVE', 30],
            ]),
            percent,
          ),
        );
        const hot = played.filter(({ nodeId }) => chosen.has(nodeId));
        const most = { RNG: Math.ceil((size * percent) / 100), LIVE: Math.ceil((30 * percent) / 100) };
        for (const type of ['RNG', 'LIVE'] as const) {
          const inCategory = hot.filter(({ gameType }) => gameType === type);
          expect(inCategory.length).toBeLessThanOrEqual(most[type]);
          for (let page = 0; page < 5; page++)
            expect(inCategory.filter((one) => one.page === page).length).toBeLessThanOrEqual(HOT_PER_PAGE);
          const least = Math.min(...inCategory.map(({ votes }) => votes));
          for (const other of played) {
            if (chosen.has(other.nodeId) || other.gameType !== type || other.members < MIN_MEMBERS) continue;
            const pageIsFull =
              inCategory.filter((one) => one.page === other.page && one.votes >= other.votes).length >=
              HOT_PER_PAGE;
            const categoryIsFull = inCategory.length >= most[type] && other.votes <= least;
            expect(pageIsFull || categoryIsFull).toBe(true);
          }
        }
        expect(hot.every(({ members }) => members >= MIN_MEMBERS)).toBe(true);
      }),
    );
  });
});

describe('what was played', () => {
  const database = useTestDatabase();
  const at = new Date('2030-01-10T12:00:00Z');
  let tables: Table[];
  let counter = 0;
  afterAll(() => setClock(undefined));

  beforeAll(async () => {
    setClock(at);
    tables = [];
    for (const vendor of ['HOTA', 'HOTB', 'HOTC']) tables.push(await openTable(database.db, vendor));
    // The whole of a bet counts, in every currency. Play money does not.
    const players = new Map<string, { playerToken: string }>();
    const bet = async (who: string, table: Table, stake: number, trial = false) => {
      const key = `${who}-${table.vendor}`;
      let player = players.get(key);
      if (!player) {
        player = await seat(database.db, table, key.toLowerCase(), 1_000, trial);
        players.set(key, player);
      }
      counter += 1;
      const id = `hot-${counter}`;
      await table.port.settleRound({
        playerToken: player.playerToken,
        transactionId: id,
        roundId: id,
        stake: units(stake),
        payout: units(stake / 2),
      });
    };
    const [a, b, c] = tables as [Table, Table, Table];
    // Five members play A, one of them for very much; two play B; one plays C, and others play C for nothing.
    for (let n = 0; n < 5; n++) await bet(`many${n}`, a, n === 0 ? 900 : 2);
    for (let n = 0; n < 2; n++) await bet(`few${n}`, b, 2);
    await bet('one', c, 800);
    for (let n = 0; n < 3; n++) await bet(`trial${n}`, c, 2, true);
  });

  it('counts each member once in a category, whatever the stakes, before and after the roll-up', async () => {
    const since = new Date(at.getTime() - 86_400_000);
    const before = (await playedGames(database.db, since)).sort((one, other) =>
      Number(one.nodeId - other.nodeId),
    );
    expect(before.map(({ votes, members }) => [Math.round(votes * 1e6) / 1e6, members])).toEqual([
      [5, 5],
      [2, 2],
      [1, 1],
    ]);
    await rollUp(database.db, 'Asia/Shanghai');
    const after = (await playedGames(database.db, since)).sort((one, other) =>
      Number(one.nodeId - other.nodeId),
    );
    expect(after).toEqual(before);
    expect(await playedGames(database.db, new Date(at.getTime() + 86_400_000))).toEqual([]);
  });

  it('makes games hot, and they are not hot any more when it is long ago; pins decide first', async () => {
    const [a, b, c] = tables as [Table, Table, Table];
    const hot = async () =>
      (await hotGames(database.db, { locale: 'en' })).map(({ nodeId }) => BigInt(nodeId)).sort();
    await computeHot(database.db, { days: 7, percent: 20 });
    // 20% of 3 games is one, rounded up.
    expect(await hot()).toEqual([a.nodeId]);
    await sql`UPDATE catalogue.game SET hot_pin = true WHERE node_id = ${c.nodeId}`.execute(database.db);
    await sql`UPDATE catalogue.game SET hot_pin = false WHERE node_id = ${a.nodeId}`.execute(database.db);
    expect(await computeHot(database.db, { days: 7, percent: 20 })).toBe(0);
    expect(await hot()).toEqual([c.nodeId]);
    await sql`UPDATE catalogue.game SET hot_pin = NULL`.execute(database.db);
    expect(await hot()).toEqual([a.nodeId]);
    advanceClock(8 * 86_400_000);
    await computeHot(database.db, { days: 7, percent: 20 });
    expect(await hot()).toEqual([]);
    setClock(at);
    expect(await setComputedHot(database.db, [b.nodeId])).toBe(1);
    expect(await computeHot(database.db, { days: 7, percent: 0 })).toBe(1);
    expect(await hot()).toEqual([]);
  });

  it('of one game is exact by currency', async () => {
    const [a, , c] = tables as [Table, Table, Table];
    const since = new Date(at.getTime() - 86_400_000);
    expect(await gameFigures(database.db, a.nodeId, since)).toMatchObject([
      { rounds: 5, stake: units(908), payout: units(454), validBet: units(908) },
    ]);
    expect(
      (await gameFigures(database.db, c.nodeId, since)).map(({ currency, rounds }) => [currency, rounds]),
    ).toEqual([
      ['PLY', 3],
      [expect.any(String), 1],
    ]);
  });
});
