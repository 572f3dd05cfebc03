/** The search against a plain model of it, over the whole demo catalogue: every way through the SQL is taken. */
import { sql } from 'kysely';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { demoGames } from '@/lib/catalogue/demo/games';
import { listGames } from '@/lib/catalogue/queries';
import { searchable, searchKey } from '@/lib/catalogue/search-key';
import { GAME_TYPES, type GameType } from '@/lib/catalogue/constants';
import { asOwner, useTestDatabase } from '../support/database';
import { depth, FULL } from '../support/depth';

const database = useTestDatabase();
// Imports of 10,000 games, and of three times as many.
jest.setTimeout(240_000);

interface Row {
  node_id: bigint;
  names: Record<string, string>;
  game_type: string;
  vendor_code: string;
  classes: string[];
  is_new: boolean;
  rank: number;
}
/** A row with its names as the search compares them, a line with a space before it for each: made once, since each case reads every row. */
interface Entry extends Row {
  text: string;
}
let all: Entry[];
let studio: number;

beforeAll(async () => {
  // In the full run first the games of the studio alone, as a site without the demo imports them.
  const alone = FULL ? await importStudioGames(database.db) : undefined;
  // Of the demo's 9,830 slots those that the lobby shows first, and everything else.
  const slots = await importStudioGames(database.db, { categories: ['RNG'], count: depth(5_500, 10_000) });
  await importStudioGames(database.db, { categories: OTHERS });
  studio = alone ?? slots + demoGames({ withSlots: false }).filter(({ playable }) => playable).length;
  await readAll();
  expect(Math.round(all.length / 100)).toBe(depth(56, 100));
});

const OTHERS = GAME_TYPES.filter((gameType) => gameType !== 'RNG');
/** What a name is made of, by the name: the games of the large catalogue have the names of the small one. */
const comparable = new Map<string, string>();
function toComparable(name: string): string {
  let made = comparable.get(name);
  if (made === undefined) comparable.set(name, (made = ` ${searchable(name)}`));
  return made;
}

async function readAll(): Promise<void> {
  const rows = await database.db
    .selectFrom('catalogue.game')
    .select(['node_id', 'names', 'game_type', 'vendor_code', 'classes', 'is_new', 'rank'])
    .execute();
  all = (rows as unknown as Row[])
    .map((row) => ({ ...row, text: Object.values(row.names).map(toComparable).join('\n') }))
    .sort((a, b) => a.rank - b.rank || Number(a.node_id - b.node_id));
}

interface Asked {
  search: string;
  gameType?: GameType;
  vendor?: string;
  gameClass?: string;
  isNew?: boolean;
  pageNum?: number;
}

function model({ search, gameType, vendor, gameClass, isNew, pageNum = 1 }: Asked) {
  const needle = searchable(search);
  const found = all.filter(
    (row) =>
      (!gameType || row.game_type === gameType) &&
      (!vendor || row.vendor_code === vendor) &&
      (!gameClass || row.classes.includes(gameClass)) &&
      (!isNew || row.is_new) &&
      row.text.includes(needle),
  );
  return {
    total: Math.min(found.length, 1001),
    ids: found.slice((pageNum - 1) * 15, pageNum * 15).map((row) => String(row.node_id)),
  };
}

const idsAndTotal = (page: Awaited<ReturnType<typeof listGames>>) => ({
  total: page.total,
  ids: page.games.map((game) => game.nodeId),
});

const ASKED: Asked[] = [
  { search: 'lantern' },
  { search: 'LANTERN', pageNum: 9 },
  { search: 'the' },
  { search: 'the', pageNum: 60 },
  { search: 'a' },
  { search: 'e', pageNum: 67 },
  { search: 'zq' },
  { search: 'h o' },
  { search: 's of t' },
  { search: 'ox', gameType: 'RNG' },
  { search: 'crow', vendor: 'PG' },
  { search: 'crow', vendor: 'PG', gameType: 'RNG', pageNum: 2 },
  { search: 'lantern', vendor: 'JDB', pageNum: 2 },
  { search: 'lantern of the', gameType: 'RNG', vendor: 'CQ9' },
  { search: 'the lantern', vendor: 'EG2', gameClass: 'jackpot' },
  { search: 'den long' },
  { search: 'Đèn Lồng' },
  { search: '灯' },
  { search: '灯笼', gameType: 'RNG' },
  { search: '之灯' },
  { search: 'โคม' },
  { search: 'ก' },
  { search: 'bac', gameType: 'LIVE' },
  { search: '百家', gameType: 'LIVE' },
  { search: 'moon', gameClass: 'jackpot' },
  { search: 'moon', isNew: true },
  { search: 'no such title anywhere' },
  { search: 'lantern', pageNum: 500 },
];

describe('search by substring', () => {
  it.each(ASKED)('%j finds what the model finds, in its order', async (asked) => {
    const page = await listGames(database.db, { locale: 'en', ...asked });
    const expected = model(asked);
    expect(idsAndTotal(page)).toEqual(expected);
    expect(page.totalPages).toBe(Math.ceil(expected.total / 15));
  });

  it('finds nothing for punctuation alone', async () => {
    expect(await listGames(database.db, { locale: 'en', search: '%_%' })).toMatchObject({
      games: [],
      total: 0,
      totalPages: 0,
    });
  });

  it('shows titles in the requested language, or in English', async () => {
    const [thai] = (await listGames(database.db, { locale: 'th', search: 'โคม' })).games;
    expect(thai!.name).toMatch(/[\u0e00-\u0e7f]/);
    const [arabic] = (await listGames(database.db, { locale: 'ar', search: 'lantern' })).games;
    expect(arabic!.name).toMatch(/^[\x20-\u2019]+$/);
  });

  it('has the studio’s games as those that can be played, and no others', async () => {
    const { count } = await database.db
      .selectFrom('catalogue.game')
      .select((on) => on.fn.countAll<bigint>().as('count'))
      .where('status', '=', 'active')
      .where('engine', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(studio);
  });

  it('is seeded once: a second run adds nothing and changes nothing', async () => {
    expect(
      await importStudioGames(database.db, { categories: depth<readonly GameType[]>(OTHERS, GAME_TYPES) }),
    ).toBe(0);
    const { count } = await database.db
      .selectFrom('catalogue.game')
      .select((on) => on.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(all.length);
  });
});

// Beyond 20,000 games the first look does not see all: the trigram index and the long walk take part.
describe('search by substring in a large catalogue', () => {
  beforeAll(async () => {
    await sql`INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, classes, engine,
                                          art, new_pin, hot_pin, rank)
      SELECT vendor_code, game_type, left(code, 70) || '-' || k, names, search_text, search_key, classes, engine,
             art, is_new, is_hot, abs(hashint8(node_id * 10 + k) % 3000000)
        FROM catalogue.game, generate_series(1, ${depth(3, 4)}) k`.execute(database.db);
    // Twice at once: the second waits for the first.
    await Promise.all([1, 2].map(() => sql`SELECT catalogue.finish_import()`.execute(database.db)));
    await readAll();
    expect(Math.round(all.length / 1000)).toBe(depth(23, 50));
  });

  const long = ASKED.filter(({ search }) => searchKey(searchable(search)).length >= 3);

  it.each(long)('%j finds what the model finds, in its order', async (asked) => {
    expect(idsAndTotal(await listGames(database.db, { locale: 'en', ...asked }))).toEqual(model(asked));
  });

  it('estimates from a sample how frequent trigrams are', async () => {
    const { rows } = await sql<{ trigram: string; games: number }>`
      SELECT trigram, games FROM catalogue.trigram WHERE trigram IN ('the', 'ern', 'zqx')`.execute(
      database.db,
    );
    const games = new Map(rows.map((row) => [row.trigram, row.games]));
    expect(games.get('the')).toBeGreaterThan(2 * games.get('ern')!);
    expect(games.get('ern')).toBeGreaterThan(0);
    expect(games.has('zqx')).toBe(false);
    await expect(sql`SELECT catalogue.count_trigrams()`.execute(database.db)).rejects.toThrow(
      /permission denied/,
    );
  });

  // Which parts of a needle the index is asked for changes what a search costs, never what it finds.
  it('finds the same with outdated statistics and with none', async () => {
    const some = long.filter((_, index) => index % depth(3, 1) === 0);
    const found = () =>
      Promise.all(some.map((asked) => listGames(database.db, { locale: 'en', ...asked }).then(idsAndTotal)));
    const right = some.map(model);
    for (const figures of [
      'UPDATE catalogue.trigram SET games = 20000 - games',
      'DELETE FROM catalogue.trigram',
    ]) {
      await asOwner(database.ownerUrl, (owner) => owner.query(figures));
      expect(await found()).toEqual(right);
    }
  });

  it.each(['a', 'ox', 'zq', 'qu', 'ก'])(
    '%j, too short for the index, finds nothing false',
    async (search) => {
      const page = await listGames(database.db, { locale: 'en', search, pageSize: 100 });
      const matching = new Set(
        all.filter((row) => row.text.includes(search)).map((row) => String(row.node_id)),
      );
      expect(page.games.filter((game) => !matching.has(game.nodeId))).toEqual([]);
      expect(page.games.length > 0).toBe(matching.size > 0);
    },
  );
});
