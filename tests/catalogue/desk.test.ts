import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import sharp from 'sharp';
import { addFavourite } from '@/lib/catalogue/commands';
import { fetchPicture, readDueArtwork } from '@/lib/catalogue/desk/artwork';
import { changeGame, changeGames, type BulkChange } from '@/lib/catalogue/desk/commands';
import { listDeskGames, readArtwork, requireDeskGame } from '@/lib/catalogue/desk/queries';
import { bulkInput, gameInput } from '@/lib/catalogue/desk/schema';
import type { DeskCursor, DeskFilter } from '@/lib/catalogue/desk/types';
import { readKnown } from '@/lib/catalogue/imports/queries';
import { computeNew } from '@/lib/catalogue/marks/commands';
import {
  favouriteGames,
  gameByNode,
  gameCount,
  hotGames,
  listGames,
  nodeIdsOf,
  vendorsByCategory,
} from '@/lib/catalogue/queries';
import { endMaintenance, setVendorState, updateVendor } from '@/lib/catalogue/vendors/commands';
import { requireVendor } from '@/lib/catalogue/vendors/queries';
import { createPool, type Db } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { setClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { addGame } from '../support/games';

const database = useTestDatabase();
const locale = 'en' as const;
const ids: bigint[] = [];
afterEach(() => setClock(undefined));

beforeAll(async () => {
  for (let n = 0; n < 60; n++)
    ids.push(
      await addGame(database.db, {
        code: `Desk-${n}`,
        names: { en: `Quiet Harbour ${n}`, th: `ท่าเรือ ${n}` },
        vendor: n % 3 ? 'PG' : 'EG2',
        classes: n % 2 ? ['lines'] : ['ways'],
        isHot: n < 5,
        rank: n,
      }),
    );
  await addGame(database.db, {
    code: 'table',
    vendor: 'EG2',
    gameType: 'LIVE',
    status: 'maintenance',
    rank: 99,
  });
});

const desk = (filter: DeskFilter = {}, after?: DeskCursor) =>
  listDeskGames(database.db, locale, filter, after);
const inTransaction = <T>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>;
const inputOf = async (nodeId: bigint, changes: object = {}) => {
  const game = await requireDeskGame(database.db, nodeId, locale);
  const { version, names, gameType, classes, status, rank, hotPin, newPin, since } = game;
  return gameInput.parse({
    nodeId: String(nodeId),
    version,
    names,
    gameType,
    classes,
    status,
    maintenanceUntil: null,
    rank,
    hotPin,
    newPin,
    since,
    ...changes,
  });
};
const change = (nodeId: bigint, changes: object) =>
  inTransaction<Awaited<ReturnType<typeof changeGame>>>(async (tx) =>
    changeGame(tx, await inputOf(nodeId, changes)),
  );

describe('the list of the back office', () => {
  it('pages through every game once, in the order of the lobby', async () => {
    const seen: bigint[] = [];
    let after: DeskCursor | undefined;
    do {
      const page = await listDeskGames(database.db, locale, {}, after, 17);
      seen.push(...page.rows.map((row) => row.nodeId));
      expect(page.total).toBe(61);
      after = page.next;
    } while (after);
    expect(seen.slice(0, 60)).toEqual(ids);
    expect(new Set(seen).size).toBe(61);
  });

  it.each<[DeskFilter, number]>([
    [{ text: 'quiet harbour 7' }, 1],
    [{ text: 'ท่าเรือ 7' }, 1],
    [{ text: 'desk-1' }, 11],
    [{ text: 'eg2' }, 21],
    [{ text: 'ha' }, 60],
    [{ text: '%' }, 0],
    [{ text: 'no such game' }, 0],
    [{ vendor: 'PG' }, 40],
    [{ gameType: 'LIVE' }, 1],
    [{ gameClass: 'lines' }, 30],
    [{ status: 'maintenance' }, 1],
    [{ isHot: true }, 5],
    [{ isNew: true }, 0],
    [{ vendor: 'PG', gameClass: 'lines', text: 'harbour' }, 20],
  ])('narrowed by %j finds %i games', async (filter, total) => {
    expect((await desk(filter)).total).toBe(total);
  });

  it('finds a game by its id', async () => {
    expect((await desk({ text: String(ids[9]) })).rows.map((row) => row.nodeId)).toEqual([ids[9]]);
  });
});

describe('a hidden game', () => {
  it('is in no list, no total and no search, and opens nothing; shown again, it is as it was', async () => {
    const hidden = ids[3]!;
    const member = (await createMember(database.db, { account: 'hider' })).id;
    await addFavourite(database.db, member, { nodeId: hidden });
    const lists = async () => ({
      list: (await listGames(database.db, { locale, gameType: 'RNG', pageSize: 100 })).games.length,
      total: (await listGames(database.db, { locale, gameType: 'RNG' })).total,
      two: (await listGames(database.db, { locale, gameClass: 'lines', isHot: true })).total,
      search: (await listGames(database.db, { locale, search: 'harbour 3' })).total,
      hot: (await hotGames(database.db, { locale })).length,
      favourites: (await favouriteGames(database.db, member, { locale })).total,
      count: await gameCount(database.db),
      sitemap: (await nodeIdsOf(database.db, 0, 100)).length,
      card: (await vendorsByCategory(database.db))
        .flatMap((category) => category.vendors)
        .filter(({ vendor }) => vendor === 'EG2')
        .reduce((sum, { games }) => sum + games, 0),
    });
    const before = await lists();
    await change(hidden, { status: 'hidden' });
    const after = await lists();
    for (const name of Object.keys(before) as (keyof typeof before)[])
      expect({ name, games: after[name] }).toEqual({
        name,
        games: before[name] - (name === 'search' ? 11 - 10 : 1),
      });
    expect(await gameByNode(database.db, hidden)).toMatchObject({ listed: false });
    expect((await desk({ status: 'hidden' })).rows).toHaveLength(1);
    await change(hidden, { status: 'active' });
    expect(await lists()).toEqual(before);
  });

  it('and one of a disabled vendor, are listed again only if neither applies', async () => {
    const nodeId = ids[0]!;
    const state = async (status: 'active' | 'disabled') => {
      const { version } = await requireVendor(database.db, 'EG2');
      await inTransaction((tx) => setVendorState(tx, 'EG2', version, { status, maintenanceUntil: null }));
    };
    const listed = async () => (await gameByNode(database.db, nodeId))!.listed;
    const total = await gameCount(database.db);
    await change(nodeId, { status: 'hidden' });
    await state('disabled');
    expect([await listed(), await gameCount(database.db)]).toEqual([false, total - 21]);
    expect(
      (await vendorsByCategory(database.db)).flatMap(({ vendors }) => vendors.map(({ vendor }) => vendor)),
    ).not.toContain('EG2');
    await state('active');
    expect([await listed(), await gameCount(database.db)]).toEqual([false, total - 1]);
    await change(nodeId, { status: 'active' });
    expect([await listed(), await gameCount(database.db)]).toEqual([true, total]);
  });
});

describe('a change', () => {
  it('is refused if another operator has saved the game since, and nothing is written', async () => {
    const mine = await inputOf(ids[10]!, { rank: 1_000 });
    await change(ids[10]!, { rank: 2_000 });
    await expect(inTransaction((tx) => changeGame(tx, mine))).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect((await requireDeskGame(database.db, ids[10]!, locale)).rank).toBe(2_000);
    await change(ids[10]!, { rank: 10 });
  });

  it('says what it changed', async () => {
    const { before, after } = await change(ids[11]!, { names: { en: 'Loud Harbour' }, hotPin: false });
    expect(before).toEqual({ names: { en: 'Quiet Harbour 11', th: 'ท่าเรือ 11' }, hotPin: null });
    expect(after).toEqual({ names: { en: 'Loud Harbour' }, hotPin: false });
    expect((await listGames(database.db, { locale, search: 'loud harbour' })).total).toBe(1);
    expect((await listGames(database.db, { locale, search: 'ท่าเรือ 11' })).total).toBe(0);
  });

  it.each([
    [{ names: { en: '' } }, 'names.en'],
    [{ names: { en: 'X', th: 'Harbour' } }, 'names.th'],
    [{ names: { th: 'ท่าเรือ' } }, 'names.en'],
    [{ names: { en: 'x'.repeat(121) } }, 'names.en'],
    [{ classes: ['Not A Class'] }, 'classes.0'],
    [{ rank: -1 }, 'rank'],
    [{ since: '2026-02-30' }, 'since'],
    [{ status: 'maintenance', maintenanceUntil: '2020-01-01T00:00:00Z' }, 'maintenanceUntil'],
  ])('of %j is refused at the field', async (changes, field) => {
    const parsed = gameInput.safeParse({ ...(await inputOf(ids[12]!)), nodeId: String(ids[12]), ...changes });
    expect(parsed.error!.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });

  it('needs a category that the vendor serves', async () => {
    await expect(change(ids[12]!, { gameType: 'FISH' })).rejects.toMatchObject({
      fields: { gameType: { code: 'CATEGORY_NOT_SERVED' } },
    });
  });

  it('of many games is one for all: those named, or all that a filter finds', async () => {
    const bulk = (input: object) =>
      inTransaction<BulkChange>((tx) => changeGames(tx, bulkInput.parse(input)));
    const named = await bulk({
      nodeIds: ids.slice(0, 3).map(String),
      change: { newPin: true, addClass: 'jackpot' },
    });
    expect(named).toMatchObject({ games: 3, before: { newPin: { null: ids.slice(0, 3).map(String) } } });
    expect((await listGames(database.db, { locale, isNew: true, gameClass: 'jackpot' })).total).toBe(3);
    const { games } = await bulk({
      filter: { vendor: 'PG', gameClass: 'lines' },
      change: { hotPin: false },
    });
    expect(games).toBe(20);
    await bulk({ nodeIds: ids.slice(0, 3).map(String), change: { newPin: null, removeClass: 'jackpot' } });
    await bulk({ filter: {}, change: { hotPin: null } });
    await expect(bulk({ nodeIds: [], change: { rank: 1 } })).rejects.toMatchObject({
      fields: { nodeIds: { code: 'NO_GAMES' } },
    });
    await expect(bulk({ nodeIds: [String(ids[0])], change: { gameType: 'LIVE' } })).resolves.toBeDefined();
    await expect(
      bulk({ nodeIds: ids.slice(0, 2).map(String), change: { gameType: 'RNG' } }),
    ).resolves.toBeDefined();
    await expect(
      bulk({ nodeIds: ids.slice(0, 2).map(String), change: { gameType: 'LIVE' } }),
    ).rejects.toMatchObject({
      fields: { gameType: { code: 'CATEGORY_NOT_SERVED' } },
    });
    expect((await requireDeskGame(database.db, ids[0]!, locale)).gameType).toBe('RNG');
    expect(bulkInput.safeParse({ nodeIds: ['1'], change: {} }).success).toBe(false);
    expect(bulkInput.safeParse({ change: { rank: 1 } }).success).toBe(false);
  });

  it('opens no game of our studio that has no engine', async () => {
    const nodeId = await addGame(database.db, { code: 'no-engine', vendor: 'STUDIO', status: 'maintenance' });
    await sql`UPDATE catalogue.vendor SET launch_url = '/studio/{engine}/{node}#{token}' WHERE code = 'STUDIO'`.execute(
      database.db,
    );
    const maintenanceUntil = new Date(Date.now() + 3_600_000).toISOString();
    // An end of its maintenance would open it too.
    for (const next of [{ status: 'active' }, { status: 'maintenance', maintenanceUntil }])
      await expect(change(nodeId, next)).rejects.toMatchObject({
        fields: { status: { code: 'ENGINE_MISSING' } },
      });
  });
});

describe('maintenance with an end', () => {
  it('ends by itself, for games and for vendors', async () => {
    const at = new Date('2030-01-01T00:00:00Z');
    setClock(at);
    const until = new Date(at.getTime() + 60_000).toISOString();
    await change(ids[20]!, { status: 'maintenance', maintenanceUntil: until });
    const { version } = await requireVendor(database.db, 'PG');
    await inTransaction((tx) =>
      setVendorState(tx, 'PG', version, { status: 'maintenance', maintenanceUntil: new Date(until) }),
    );
    expect(await endMaintenance(database.db)).toBe(0);
    expect(await gameByNode(database.db, ids[20]!)).toMatchObject({
      status: 'maintenance',
      maintenanceUntil: new Date(until),
    });
    setClock(new Date(at.getTime() + 61_000));
    expect(await endMaintenance(database.db)).toBe(2);
    expect(await gameByNode(database.db, ids[20]!)).toMatchObject({
      status: 'active',
      maintenanceUntil: null,
    });
  });
});

describe('a vendor', () => {
  it('keeps a category of which it has games', async () => {
    const vendor = await requireVendor(database.db, 'EG2');
    await expect(
      inTransaction((tx) => updateVendor(tx, 'EG2', vendor.version, { ...vendor, categories: ['LIVE'] })),
    ).rejects.toMatchObject({
      fields: { categories: { code: 'CATEGORY_HAS_GAMES', values: { category: 'RNG' } } },
    });
    await expect(
      inTransaction((tx) => updateVendor(tx, 'EG2', vendor.version - 1, vendor)),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await inTransaction((tx) =>
      updateVendor(tx, 'EG2', vendor.version, { ...vendor, categories: ['LIVE', 'RNG', 'FISH'] }),
    );
    expect((await requireVendor(database.db, 'EG2')).categories).toEqual(['FISH', 'LIVE', 'RNG']);
  });
});

describe('new games', () => {
  it('are those that came in the last days, at most 20 or a tenth of a category, and pins decide first', async () => {
    await sql`UPDATE catalogue.game SET since = '2030-01-31'`.execute(database.db);
    await sql`UPDATE catalogue.game SET since = '2030-02-28' WHERE node_id = ${ids[1]!}`.execute(database.db);
    await computeNew(database.db, { today: '2030-03-01', days: 30 });
    const fresh = async () =>
      (await listGames(database.db, { locale, isNew: true, pageSize: 100 })).games.map((game) =>
        BigInt(game.nodeId),
      );
    const found = await fresh();
    expect(found).toContain(ids[1]);
    // Of 61 games, nearly all of one day, only 20 are new, spread over the lobby: the first page is not full of them.
    expect((await listGames(database.db, { locale, isNew: true, gameType: 'RNG' })).total).toBe(20);
    const firstPage = (await listGames(database.db, { locale, gameType: 'RNG' })).games;
    expect(firstPage.filter((game) => game.isNew).length).toBeLessThan(12);
    await change(ids[1]!, { newPin: false });
    expect(await fresh()).not.toContain(ids[1]);
    expect(await computeNew(database.db, { today: '2030-03-01', days: 30 })).toBe(0);
    await computeNew(database.db, { today: '2030-05-01', days: 30 });
    expect(await fresh()).toEqual([]);
  });
});

describe('artwork from a vendor', () => {
  let server: Server;
  let host: string;
  const asked: string[] = [];

  beforeAll(async () => {
    const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#357' } })
      .png()
      .toBuffer();
    server = createServer((request, response) => {
      asked.push(request.url!);
      if (request.url === '/good.png') return void response.end(png);
      if (request.url === '/moved.png') return void response.writeHead(302, { location: '/good.png' }).end();
      if (request.url === '/large.png') {
        response.on('error', () => undefined);
        return void response.end(Buffer.alloc(6 * 1024 * 1024));
      }
      response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    await sql`UPDATE catalogue.vendor SET hosts = ARRAY[${host}] WHERE code = 'PG'`.execute(database.db);
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it('is read, cut to the tile and shown; what cannot be read says why and keeps the drawing', async () => {
    const [good, moved, svg, large, foreign] = ids.filter((_, n) => n % 3 === 1).slice(5, 10) as [
      bigint,
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    const set = (nodeId: bigint, url: string) =>
      sql`UPDATE catalogue.game SET artwork_url = ${url}, artwork_due = true WHERE node_id = ${nodeId}`.execute(
        database.db,
      );
    await set(good, `http://${host}/good.png`);
    await set(moved, `http://${host}/moved.png`);
    await set(svg, `http://${host}/evil.svg`);
    await set(large, `http://${host}/large.png`);
    await set(foreign, 'https://evil.example/x.png');
    expect(await readDueArtwork(database.db)).toBe(1);
    const failures = await Promise.all(
      [good, moved, svg, large, foreign].map(
        async (nodeId) => (await requireDeskGame(database.db, nodeId, locale)).artworkFailure,
      ),
    );
    expect(failures).toEqual([null, 'STATUS', 'FORMAT', 'TOO_LARGE', 'HOST']);
    expect(asked).not.toContain(undefined);
    const { jpeg } = (await readArtwork(database.db, good, 'tile'))!;
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 800 });
    expect(await sharp((await readArtwork(database.db, good, 'small'))!.jpeg).metadata()).toMatchObject({
      width: 300,
      height: 400,
    });
    const [card] = (await listGames(database.db, { locale, search: `quiet harbour ${ids.indexOf(good)}` }))
      .games;
    expect(card!.image).toMatch(/\.jpg\?v=2-/);
    expect((await requireDeskGame(database.db, moved, locale)).hasArtwork).toBe(false);
  });

  it('of a vendor that does not answer keeps no other vendor waiting, and is given up', async () => {
    const SLOW = 20;
    await addGame(database.db, { code: 'spoken', vendor: 'SILENT' });
    const hanging = createServer(() => undefined);
    await new Promise<void>((done) => hanging.listen(0, '127.0.0.1', done));
    const silent = `127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    await sql`UPDATE catalogue.vendor SET hosts = ARRAY[${silent}] WHERE code = 'SILENT'`.execute(
      database.db,
    );
    await sql`
      INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, art, artwork_url, artwork_due)
      SELECT 'SILENT', 'RNG', 'silent-' || n, '{"en":"Silent"}', 'silent', 'silent', '{}', ${`http://${silent}/x.png`}, true
        FROM generate_series(1, ${SLOW}) n`.execute(database.db);
    const good = ids[16]!;
    await sql`UPDATE catalogue.game SET artwork_url = ${`http://${host}/good.png`}, artwork_due = true WHERE node_id = ${good}`.execute(
      database.db,
    );
    const reading = readDueArtwork(database.db);
    // The other vendor's picture is there while those of the silent one are still awaited.
    while ((await requireDeskGame(database.db, good, locale)).artworkDue);
    expect((await requireDeskGame(database.db, good, locale)).hasArtwork).toBe(true);
    hanging.closeAllConnections();
    hanging.close();
    expect(await reading).toBe(1);
    const { rows } = await sql`
      SELECT count(*) FILTER (WHERE artwork_failure = 'UNREACHABLE')::int AS failed, count(*) FILTER (WHERE artwork_due)::int AS due
        FROM catalogue.game WHERE vendor_code = 'SILENT' AND code LIKE 'silent-%'`.execute(database.db);
    expect(rows).toEqual([{ failed: SLOW, due: 0 }]);
  });

  it('is never asked for at an address of this machine’s network', async () => {
    for (const address of [
      'https://127.0.0.1/x.png',
      'https://[::1]/x.png',
      'https://10.0.0.1/x.png',
      'https://169.254.169.254/x.png',
    ])
      await expect(fetchPicture(address, [new URL(address).host])).rejects.toThrow('HOST');
    // A name that leads there is refused when it has been looked up.
    await expect(fetchPicture('https://localhost/x.png', ['localhost'])).rejects.toThrow('HOST');
    // A vendor on this machine is for a site on this machine.
    const { PUBLIC_URL } = env();
    env().PUBLIC_URL = 'https://brand.example';
    try {
      await expect(fetchPicture(`http://${host}/good.png`, [host])).rejects.toThrow('HOST');
      expect((await readKnown(database.db)).isLocal).toBe(false);
    } finally {
      env().PUBLIC_URL = PUBLIC_URL;
    }
  });
});

describe('in a large catalogue', () => {
  const GAMES = depth(20_000, 100_000);
  // One connection: PostgreSQL adds up what a connection has read when that connection asks for it.
  let single: Db;
  afterAll(() => single.destroy());

  beforeAll(async () => {
    single = new Kysely({ dialect: new PostgresDialect({ pool: createPool(database.ownerUrl, 1) }) });
    await asOwner(database.ownerUrl, async (owner) => {
      await owner.query("SET session_replication_role = 'replica'");
      await owner.query(
        `INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, classes, art, rank, status)
         SELECT CASE WHEN n % 7 = 0 THEN 'EG2' ELSE 'PG' END, 'RNG', 'large-' || n, '{"en": "Large"}', ' large game ' || n,
                '0large0game0' || n, '{lines}', '{}', 1000 + n, CASE WHEN n % 5000 = 0 THEN 'hidden' ELSE 'active' END
           FROM generate_series(1, $1) n`,
        [GAMES],
      );
      await owner.query('SELECT catalogue.finish_import()');
      await owner.query('VACUUM ANALYZE catalogue.game');
    });
  });

  /** Rows of catalogue.game that a call reads, from its table and its indexes. */
  async function rowsRead(call: () => Promise<unknown>): Promise<number> {
    const read = async () => {
      await sql`SELECT pg_stat_force_next_flush()`.execute(single);
      const { rows } = await sql<{ n: number }>`
        SELECT (seq_tup_read + coalesce((SELECT sum(idx_tup_read) FROM pg_stat_user_indexes i WHERE i.relid = t.relid), 0))::int AS n
          FROM pg_stat_user_tables t WHERE relid = 'catalogue.game'::regclass`.execute(single);
      return rows[0]!.n;
    };
    const before = await read();
    await call();
    return (await read()) - before;
  }

  it.each<[string, DeskFilter, DeskCursor | undefined]>([
    ['its first page', {}, undefined],
    ['a late page', {}, { rank: 1_000 + GAMES - 100, nodeId: 1n }],
    ['a page of a vendor', { vendor: 'EG2' }, undefined],
    ['hidden games', { status: 'hidden' }, undefined],
    ['hot games', { isHot: true }, undefined],
    ['a rare name', { text: 'quiet harbour 7' }, undefined],
    ['a common name', { text: 'large' }, undefined],
    ['a code', { text: 'large-1234' }, undefined],
    ['an id', { text: '100001' }, undefined],
  ])(
    '%s reads a few thousand rows of an index at most, however many games there are',
    async (_, filter, after) => {
      expect(await rowsRead(() => listDeskGames(single, locale, filter, after))).toBeLessThan(7_500);
    },
  );
});
