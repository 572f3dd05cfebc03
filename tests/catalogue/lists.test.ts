import { sql } from 'kysely';
import { addFavourite, recordRecentGame, removeFavourite } from '@/lib/catalogue/commands';
import { homeSections, categoryMenu } from '@/lib/catalogue/loaders';
import {
  favouriteGames,
  favouriteIds,
  gameByCode,
  gameByNode,
  hotGames,
  listGames,
  recentGames,
  vendorsByCategory,
} from '@/lib/catalogue/queries';
import { createMember } from '@/lib/identity/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { asOwner, useTestDatabase } from '../support/database';
import { addGame } from '../support/games';

const database = useTestDatabase();
const ids: bigint[] = [];
const locale = 'en' as const;

beforeAll(async () => {
  for (let n = 0; n < 40; n++) {
    ids.push(
      await addGame(database.db, {
        code: `slot-${n}`,
        names: { en: `Slot ${n}`, th: `สล็อต ${n}` },
        vendor: n % 2 ? 'PG' : 'EG2',
        classes: n % 4 ? ['lines'] : ['ways', 'jackpot'],
        isHot: n < 12,
        isNew: n % 10 === 0,
        rank: 100 - n,
      }),
    );
  }
  await addGame(database.db, { code: 'table', vendor: 'EG2', gameType: 'LIVE', status: 'maintenance' });
});
afterEach(() => setClock(undefined));

const member = async (account: string) => (await createMember(database.db, { account })).id;

describe('a game', () => {
  it('is found by node and by its vendor’s code', async () => {
    const game = await gameByNode(database.db, ids[3]!);
    expect(game).toMatchObject({
      nodeId: ids[3],
      vendor: 'PG',
      code: 'slot-3',
      engine: null,
      status: 'active',
      allowsTrial: true,
    });
    expect(await gameByCode(database.db, 'PG', 'slot-3')).toEqual(game);
    expect(await gameByCode(database.db, 'EG2', 'slot-3')).toBeUndefined();
    expect(await gameByNode(database.db, 1n)).toBeUndefined();
  });

  it('is in maintenance while its vendor is in maintenance', async () => {
    await database.db
      .updateTable('catalogue.vendor')
      .set({ status: 'maintenance' })
      .where('code', '=', 'PG')
      .execute();
    expect(await gameByNode(database.db, ids[3]!)).toMatchObject({ status: 'maintenance' });
    const page = await listGames(database.db, { locale, vendor: 'PG' });
    expect(new Set(page.games.map((game) => game.status))).toEqual(new Set(['maintenance']));
    await database.db
      .updateTable('catalogue.vendor')
      .set({ status: 'active' })
      .where('code', '=', 'PG')
      .execute();
  });
});

describe('a list', () => {
  it('is ordered by rank, 15 per page, with an exact total', async () => {
    const page = await listGames(database.db, { locale, gameType: 'RNG', pageNum: 3 });
    expect(page).toMatchObject({ total: 40, totalPages: 3, pageNum: 3, pageSize: 15 });
    expect(page.games.map((game) => game.name)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Slot ${9 - n}`),
    );
    expect((await listGames(database.db, { locale, gameType: 'RNG', pageNum: 4 })).games).toEqual([]);
  });

  it.each([
    [{ vendor: 'PG' }, 20],
    [{ isHot: true }, 12],
    [{ isNew: true }, 4],
    [{ gameClass: 'jackpot' }, 10],
    [{ gameClass: 'jackpot', isNew: true }, 2],
    [{ gameClass: 'no-such' }, 0],
    [{ vendor: 'NOBODY' }, 0],
  ])('narrowed by %j counts %i', async (filter, total) => {
    expect((await listGames(database.db, { locale, gameType: 'RNG', pageSize: 100, ...filter })).total).toBe(
      total,
    );
    expect(
      (await listGames(database.db, { locale, gameType: 'RNG', pageSize: 100, ...filter })).games,
    ).toHaveLength(total);
  });

  it('of hot games has hot games only, of one vendor if requested', async () => {
    expect(await hotGames(database.db, { locale })).toHaveLength(12);
    expect(await hotGames(database.db, { locale, vendor: 'PG', limit: 3 })).toHaveLength(3);
  });
});

describe('the tally', () => {
  const recount = sql<{ wrong: number }>`
    SELECT count(*)::int AS wrong FROM (
      SELECT game_type, vendor_code, class, count(*)::int AS games
        FROM catalogue.game g, LATERAL (SELECT 'ALL' UNION ALL SELECT unnest(g.classes)
             UNION ALL SELECT 'NEW' WHERE is_new UNION ALL SELECT 'HOT' WHERE is_hot
             UNION ALL SELECT 'OPEN' WHERE status = 'active') c(class) WHERE listed GROUP BY 1, 2, 3) counted
      FULL JOIN (SELECT * FROM catalogue.tally WHERE games <> 0) kept USING (game_type, vendor_code, class)
     WHERE counted.games IS DISTINCT FROM kept.games`;
  const wrong = async () => (await recount.execute(database.db)).rows[0]!.wrong;

  it('stays equal to a count after inserts, updates and deletions, also concurrent ones', async () => {
    expect(await wrong()).toBe(0);
    const more = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        addGame(database.db, { code: `more-${n}`, vendor: n % 2 ? 'PG' : 'EG2', isHot: n > 5 }),
      ),
    );
    expect(await wrong()).toBe(0);
    await database.db
      .updateTable('catalogue.game')
      .set({ hot_pin: true, classes: ['ways', 'mini'] })
      .where('node_id', 'in', more.slice(0, 7))
      .execute();
    expect(await wrong()).toBe(0);
    await asOwner(database.ownerUrl, (owner) =>
      owner.query(`DELETE FROM catalogue.game WHERE code LIKE 'more-%'`),
    );
    expect(await wrong()).toBe(0);
  });

  it('cannot be written by the app', async () => {
    await expect(sql`UPDATE catalogue.tally SET games = 0`.execute(database.db)).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql`DELETE FROM catalogue.game`.execute(database.db)).rejects.toThrow(/permission denied/);
  });
});

describe('categories', () => {
  it('say that a vendor without a launch address has no game open', async () => {
    await addGame(database.db, { code: 'closed', vendor: 'CLOSED' });
    const cardOf = async () =>
      (await vendorsByCategory(database.db))
        .flatMap(({ vendors }) => vendors)
        .find(({ vendor }) => vendor === 'CLOSED');
    expect(await cardOf()).toMatchObject({ games: 1, open: 1 });
    await sql`UPDATE catalogue.vendor SET launch_url = NULL WHERE code = 'CLOSED'`.execute(database.db);
    expect(await cardOf()).toMatchObject({ games: 1, open: 0 });
    const { games } = await listGames(database.db, { locale: 'en', vendor: 'CLOSED' });
    expect(games.map(({ status }) => status)).toEqual(['maintenance']);
    await asOwner(database.ownerUrl, async (owner) => {
      await owner.query("DELETE FROM catalogue.game WHERE vendor_code = 'CLOSED'");
      await owner.query("DELETE FROM catalogue.vendor_category WHERE vendor_code = 'CLOSED'");
    });
  });

  it('have their vendors and classes', async () => {
    const slots = (await vendorsByCategory(database.db)).find((entry) => entry.gameType === 'RNG')!;
    expect(slots.vendors.map((card) => [card.vendor, card.games])).toEqual([
      ['EG2', 20],
      ['PG', 20],
    ]);
    expect(slots.classes.find((entry) => entry.code === 'ways')).toEqual({
      code: 'ways',
      games: 10,
      vendors: ['EG2'],
    });
  });

  it('are in the menu’s order, without the classes that every menu has', async () => {
    const menu = await categoryMenu();
    expect(menu.map((entry) => entry.gameType)).toEqual(['LIVE', 'RNG']);
    expect(menu[1]!.classes.map((entry) => entry.code)).toEqual(['lines', 'ways', 'jackpot']);
  });

  it('form the home page: hot first, then the first twenty of each category', async () => {
    const sections = await homeSections('th');
    expect(sections.map(({ section, games, total }) => [section, games.length, total])).toEqual([
      ['HOT', 12, 12],
      ['RNG', 20, 40],
      ['LIVE', 1, 1],
    ]);
    expect(sections[1]!.games[0]!.name).toBe('สล็อต 39');
  });
});

describe('favourites', () => {
  it('are listed newest first; adding or removing twice is the same as once', async () => {
    const me = await member('fan');
    setClock(new Date('2030-01-01T00:00:00Z'));
    for (const nodeId of [ids[1]!, ids[2]!, ids[1]!]) {
      await addFavourite(database.db, me, { nodeId });
      advanceClock(1000);
    }
    expect(await favouriteIds(database.db, me)).toEqual([ids[2], ids[1]]);
    const page = await favouriteGames(database.db, me, { locale, pageSize: 1, pageNum: 2 });
    expect(page).toMatchObject({ total: 2, totalPages: 2, games: [{ nodeId: String(ids[1]) }] });
    expect(await favouriteGames(database.db, me, { locale, pageNum: 9 })).toMatchObject({
      total: 2,
      games: [],
    });
    expect(await favouriteGames(database.db, me, { locale, search: 'lot 2', gameType: 'RNG' })).toMatchObject(
      {
        total: 1,
      },
    );
    await removeFavourite(database.db, me, ids[2]!);
    await removeFavourite(database.db, me, ids[2]!);
    expect(await favouriteIds(database.db, me)).toEqual([ids[1]]);
  });

  it('belong to one member', async () => {
    const [mine, yours] = [await member('mine'), await member('yours')];
    await addFavourite(database.db, mine, { nodeId: ids[5]! });
    await removeFavourite(database.db, yours, ids[5]!);
    expect(await favouriteIds(database.db, mine)).toEqual([ids[5]]);
    expect(await favouriteIds(database.db, yours)).toEqual([]);
  });

  it('of an unknown game, or with a wrong vendor or category, are rejected', async () => {
    const me = await member('unlucky');
    for (const game of [
      { nodeId: 1n },
      { nodeId: ids[1]!, vendor: 'EG2' },
      { nodeId: ids[1]!, gameType: 'LIVE' as const },
    ]) {
      await expect(addFavourite(database.db, me, game)).rejects.toMatchObject({
        code: 'GAME_NOT_FOUND',
        status: 404,
      });
    }
    await addFavourite(database.db, me, { nodeId: ids[1]!, vendor: 'PG', gameType: 'RNG' });
  });

  it('added twenty times concurrently are stored once', async () => {
    const me = await member('hasty');
    await Promise.all(Array.from({ length: 20 }, () => addFavourite(database.db, me, { nodeId: ids[7]! })));
    expect(await favouriteIds(database.db, me)).toEqual([ids[7]]);
  });

  it('are limited to 999, also under concurrency', async () => {
    const me = await member('collector');
    await sql`INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, art)
      SELECT 'PG', 'RNG', 'full-' || n, '{"en": "Full"}', ' full', '0full', '{}' FROM generate_series(1, 998) n`.execute(
      database.db,
    );
    await sql`INSERT INTO catalogue.favourite (member_id, node_id)
      SELECT ${me}, node_id FROM catalogue.game WHERE code LIKE 'full-%'`.execute(database.db);
    const tries = await Promise.allSettled(
      ids.slice(0, 8).map((nodeId) => addFavourite(database.db, me, { nodeId })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'FAVOURITES_FULL', status: 409 },
    });
    expect(await favouriteIds(database.db, me)).toHaveLength(999);
  });
});

describe('recent games', () => {
  it('are the last twenty, without duplicates, newest first', async () => {
    const me = await member('player');
    setClock(new Date('2030-01-01T00:00:00Z'));
    for (const nodeId of [...ids.slice(0, 25), ids[10]!]) {
      await recordRecentGame(database.db, me, nodeId);
      advanceClock(1000);
    }
    const recent = await recentGames(database.db, me, { locale });
    const expected = [
      ids[10]!,
      ...ids
        .slice(5, 25)
        .filter((id) => id !== ids[10])
        .reverse(),
    ];
    expect(recent.map((game) => BigInt(game.nodeId))).toEqual(expected);
    const { count } = await database.db
      .selectFrom('catalogue.recent')
      .select((on) => on.fn.countAll<bigint>().as('count'))
      .where('member_id', '=', me)
      .executeTakeFirstOrThrow();
    expect(count).toBe(20n);
  });

  it('do not fail when opened in many windows at once', async () => {
    const me = await member('windows');
    await Promise.all(ids.slice(0, 30).map((nodeId) => recordRecentGame(database.db, me, nodeId)));
    expect((await recentGames(database.db, me, { locale })).length).toBe(20);
  });
});
