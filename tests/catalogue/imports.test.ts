import fc from 'fast-check';
import { sql } from 'kysely';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { runImport } from '@/lib/catalogue/imports/apply';
import { cancelImport, checkList, checkStudioCatalogue, startImport } from '@/lib/catalogue/imports/commands';
import { COLUMNS, type Column } from '@/lib/catalogue/imports/constants';
import { exampleList, exportList } from '@/lib/catalogue/imports/export';
import { readList } from '@/lib/catalogue/imports/list';
import { reportRows, requireImport } from '@/lib/catalogue/imports/queries';
import type { ReportRow } from '@/lib/catalogue/imports/types';
import { listGames, vendorsByCategory } from '@/lib/catalogue/queries';
import { advanceClock, setClock } from '@/lib/platform/clock';
import type { AppError } from '@/lib/platform/errors';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';

const database = useTestDatabase();
afterEach(() => setClock(undefined));

const check = (text: string | Uint8Array, fileName = 'list.csv') =>
  database.db.transaction().execute((tx) =>
    checkList(tx, {
      bytes: typeof text === 'string' ? Buffer.from(text) : text,
      fileName,
      operatorId: null,
    }),
  );
const start = (id: bigint) => database.db.transaction().execute((tx) => startImport(tx, id));
const report = (id: bigint) => reportRows(database.db, id, { limit: 100_000 });
const apply = async (id: bigint) => {
  await start(id);
  return runImport(database.db, id);
};
const games = async () =>
  (await sql<Record<string, unknown>>`SELECT * FROM catalogue.game ORDER BY node_id`.execute(database.db))
    .rows;

async function admit(code: string, categories: string[], hosts: string[] = []): Promise<void> {
  await database.db
    .insertInto('catalogue.vendor')
    .values({ code, display_name: code, hosts, launch_url: 'https://games.example/?t={token}' })
    .execute();
  await database.db
    .insertInto('catalogue.vendor_category')
    .values(categories.map((game_type) => ({ game_type, vendor_code: code })))
    .execute();
}

const HEADER = 'vendor,code,category,name_en';

beforeAll(async () => {
  await admit('ACME', ['RNG', 'LIVE'], ['games.acme.example']);
  expect(await importStudioGames(database.db, { count: 40 })).toBe(40);
});

describe('our studio’s catalogue', () => {
  it('is imported with its vendors, in the order of the lobby, and a second time changes nothing', async () => {
    const before = await games();
    expect(await importStudioGames(database.db, { count: 40 })).toBe(0);
    expect(await games()).toEqual(before);
    const page = await listGames(database.db, { locale: 'en', gameType: 'RNG' });
    expect(page).toMatchObject({ total: 40 });
    expect(new Set(page.games.map((game) => game.vendor)).size).toBeGreaterThan(3);
    const [category] = await vendorsByCategory(database.db);
    expect(category!.open).toBe(40);
  });

  it('has the looks that are chosen, and titles without an engine only if their category is', async () => {
    await importStudioGames(database.db, { categories: ['FISH'], themes: ['moon-river'] });
    const { rows } = await sql<{ game_type: string; status: string; games: number }>`
      SELECT game_type, status, count(*)::int AS games FROM catalogue.game GROUP BY 1, 2 ORDER BY 1, 2`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { game_type: 'FISH', status: 'maintenance', games: 30 },
      { game_type: 'RNG', status: 'active', games: 40 },
    ]);
  });

  it('is imported in a transaction of the caller, or not at all', async () => {
    const before = await games();
    const failed = database.db.transaction().execute(async (tx) => {
      expect(await importStudioGames(tx, { categories: ['SPORTS'] })).toBeGreaterThan(0);
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    expect(await games()).toEqual(before);
  });

  it('is left out where another vendor has the code', async () => {
    await admit('DS88', ['COCKFIGHT']);
    const { id, added, refused } = await database.db
      .transaction()
      .execute((tx) => checkStudioCatalogue(tx, { categories: ['COCKFIGHT'] }, null));
    const rows = await report(id);
    const foreign = rows.filter(({ vendor }) => vendor === 'DS88');
    expect({ added, refused }).toEqual({ added: rows.length - foreign.length, refused: foreign.length });
    expect(refused).toBeGreaterThan(0);
    expect(foreign[0]).toMatchObject({ outcome: 'refused', reasons: [{ code: 'VENDOR_NOT_STUDIO' }] });
  });
});

describe('a list', () => {
  it.each(['csv', 'json'] as const)('exported as %s and imported again changes nothing', async (format) => {
    const bytes = await exportList(database.db, { format });
    const summary = await check(bytes);
    expect(summary).toMatchObject({ added: 0, changed: 0, refused: 0, unchanged: 70 });
    expect((await exportList(database.db, { format, vendor: 'JDB' })).length).toBeLessThan(bytes.length / 4);
  });

  it('has an example that can be imported by the vendor that it names', async () => {
    const summary = await check(exampleList('csv'));
    expect(summary).toMatchObject({ added: 2, refused: 0 });
    expect(await check(exampleList('json'), 'list.json')).toMatchObject({ added: 2, refused: 0 });
  });

  it('keeps texts that a spreadsheet would run, and gives them back as they were', async () => {
    const name = "=HYPERLINK(0) '+x";
    const { id } = await check(
      JSON.stringify([{ vendor: 'ACME', code: "'=1+1", category: 'rng', names: { en: name } }]),
    );
    expect(await apply(id)).toBe('done');
    const csv = (await exportList(database.db, { format: 'csv', vendor: 'ACME' })).toString();
    expect(csv).toContain(`ACME,''=1+1,RNG,'=HYPERLINK(0) '+x,`);
    expect(await check(csv)).toMatchObject({ unchanged: 1, refused: 0, changed: 0 });
  });

  it.each([
    ['another vendor', 'NOBODY,x,RNG,X', 'vendor VENDOR_UNKNOWN'],
    ['no code', 'ACME,,RNG,X', 'code CODE_FORMAT'],
    ['a code with a space', 'ACME,a b,RNG,X', 'code CODE_FORMAT'],
    ['another category', 'ACME,x,SLOTS,X', 'category CATEGORY_UNKNOWN'],
    ['a category that the vendor does not serve', 'ACME,x,FISH,X', 'category CATEGORY_NOT_SERVED'],
    ['no English name', 'ACME,x,RNG,', 'name_en REQUIRED'],
    ['a name in another script', 'ACME,x,RNG,静港', 'name_en NAME_SCRIPT'],
    ['a name that is too long', `ACME,x,RNG,${'X'.repeat(121)}`, 'name_en TOO_LONG'],
    ['a name that reverses the text after it', 'ACME,x,RNG,X\u202ey', 'name_en NAME_CHARACTERS'],
    ['too few cells', 'ACME,x,RNG', ' CELL_COUNT'],
    ['too many cells', 'ACME,x,RNG,X,Y', ' CELL_COUNT'],
  ])('refuses a row with %s and says where', async (_, line, reason) => {
    const { id, refused } = await check(`${HEADER}\nACME,fine,RNG,Fine\n${line}`);
    const [first, row] = await report(id);
    expect({ refused, first: first!.outcome, line: row!.line }).toEqual({
      refused: 1,
      first: 'new',
      line: 3,
    });
    expect(row!.reasons!.map(({ column = '', code }) => `${column} ${code}`)).toEqual([reason]);
  });

  it.each<[Partial<Record<Column, string>>, string]>([
    [{ name_th: 'Harbour' }, 'name_th NAME_SCRIPT'],
    [{ name_zh: 'ท่าเรือ' }, 'name_zh NAME_SCRIPT'],
    [{ name_ar: 'Harbour' }, 'name_ar NAME_SCRIPT'],
    [{ classes: 'Lines' }, 'classes CLASS_FORMAT'],
    [{ status: 'open' }, 'status STATUS_UNKNOWN'],
    [{ order: '-1' }, 'order NUMBER'],
    [{ order: '1e3' }, 'order NUMBER'],
    [{ hot: 'yes' }, 'hot PIN_UNKNOWN'],
    [{ since: '2026-02-30' }, 'since DATE_FORMAT'],
    [{ since: '2099-01-01' }, 'since DATE_AHEAD'],
    [{ engine: 'slots', model: 'no-such', stakes: 'penny' }, 'model MODEL_UNKNOWN'],
    [{ engine: 'slots', model: 'ten-lines', stakes: 'huge' }, 'stakes STAKES_UNKNOWN'],
    [{ model: 'ten-lines' }, 'model MODEL_UNKNOWN'],
    [{ theme: 'nowhere' }, 'theme LOOK_UNKNOWN'],
    [{ seed: '4294967296' }, 'seed NUMBER'],
    [{ artwork: 'javascript:alert(1)' }, 'artwork ARTWORK_ADDRESS'],
    [{ artwork: 'http://games.acme.example/x.png' }, 'artwork ARTWORK_ADDRESS'],
    [{ artwork: 'https://user:pass@games.acme.example/x.png' }, 'artwork ARTWORK_ADDRESS'],
    [{ artwork: 'https://evil.example/x.png' }, 'artwork ARTWORK_HOST'],
    [{ artwork: 'https://games.acme.example:8443/x.png' }, 'artwork ARTWORK_HOST'],
  ])('refuses %j', async (cells, reason) => {
    const row = { vendor: 'ACME', code: 'x', category: 'RNG', names: { en: 'X' } };
    const { name_th, name_zh, name_ar, ...rest } = cells;
    const names = {
      en: 'X',
      ...(name_th && { th: name_th }),
      ...(name_zh && { zh: name_zh }),
      ...(name_ar && { ar: name_ar }),
    };
    const { id } = await check(JSON.stringify({ games: [{ ...row, ...rest, names }] }));
    const [only] = await report(id);
    expect(only!.reasons?.map(({ column = '', code }) => `${column} ${code}`)).toEqual([reason]);
  });

  it('refuses the second row of a game, and names the first', async () => {
    const { id } = await check(`${HEADER}\nACME,x,RNG,X\nACME,x,LIVE,Y`);
    const [, second] = await report(id);
    expect(second).toMatchObject({
      outcome: 'refused',
      reasons: [{ code: 'DUPLICATE', values: { line: 2 } }],
    });
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 'LIST_ENCODING'],
    ['another table', Buffer.from('reference,in,out\n1,2,3'), 'LIST_FORM'],
    ['HTML', Buffer.from('<html><script>alert(1)</script>'), 'LIST_FORM'],
    ['nothing', Buffer.from(''), 'LIST_EMPTY'],
    ['a header only', Buffer.from(HEADER), 'LIST_EMPTY'],
    ['a mistyped column', Buffer.from(`${HEADER},statsu\nACME,x,RNG,X,active`), 'LIST_UNKNOWN_COLUMN'],
    ['a column twice', Buffer.from(`${HEADER},code\nACME,x,RNG,X,y`), 'LIST_UNKNOWN_COLUMN'],
    ['no code column', Buffer.from('vendor,name_en\nACME,X'), 'LIST_COLUMNS'],
    ['a quoted cell without an end', Buffer.from(`${HEADER}\nACME,"x,RNG,X`), 'LIST_LINE'],
    ['JSON of another form', Buffer.from('{"list": []}'), 'LIST_FORM'],
    ['broken JSON', Buffer.from('[{"vendor": '), 'LIST_FORM'],
    ['deeply nested JSON', Buffer.from('['.repeat(200_000)), 'LIST_FORM'],
    ['too many rows', Buffer.from(`${HEADER}\n${'ACME,x,RNG,X\n'.repeat(10_001)}`), 'LIST_LONG'],
    ['too many bytes', Buffer.alloc(8 * 1024 * 1024 + 1, 'a'), 'LIST_LONG'],
  ])('that is %s is refused as a whole', async (_, bytes, code) => {
    const refused = await readList(bytes).then(
      () => undefined,
      (error: AppError) => error.fields?.list?.code,
    );
    expect(refused).toBe(code);
  });

  it('takes hostile JSON rows for what they are', async () => {
    const rows: unknown[] = [
      null,
      7,
      [],
      { vendor: { $ne: 1 }, code: 'x' },
      { __proto__: { vendor: 'ACME' }, code: 'x' },
      { vendor: 'ACME', code: 'x', names: { en: ['X'] } },
      { vendor: 'ACME', code: 'x', names: { xx: 'X' } },
      { vendor: 'ACME', code: 'nul', category: 'RNG', names: { en: 'a\u0000b\ud800' } },
      { vendor: 'ACME', code: 'own', constructor: 'x' },
    ];
    const { refused } = await check(JSON.stringify(rows));
    expect(refused).toBe(rows.length);
  });
});

describe('any mutation of an exported list', () => {
  const WORDS = [
    '',
    ' ',
    'x',
    '静',
    'ท่า',
    'ACME',
    'PG',
    'RNG',
    'hidden',
    'on',
    '0',
    '99999999999',
    '2020-01-01',
    '"',
    '=1',
    'a,b',
    'a\nb',
  ];

  it('is refused with its row, or shown as a change and then found in the catalogue, and nothing else changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            row: fc.nat(29),
            column: fc.constantFrom(...COLUMNS),
            word: fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 12 })),
          }),
          { minLength: 4, maxLength: 16 },
        ),
        async (mutations) => {
          const exported = (await exportList(database.db, { format: 'json' })).toString();
          const list = JSON.parse(exported) as { games: Record<string, unknown>[] };
          const before = await games();
          const touched = new Set<number>();
          for (const { row, column, word } of mutations) {
            const game = list.games[row]!;
            if (column.startsWith('name_')) (game.names as Record<string, string>)[column.slice(5)] = word;
            else game[column] = word;
            touched.add(row);
          }
          const original = JSON.parse(exported) as typeof list;
          const { id } = await check(JSON.stringify(list));
          const rows = await report(id);
          // Nothing is written by a check.
          expect(await games()).toEqual(before);
          rows.forEach((row, index) => {
            if (!touched.has(index)) {
              // A mutated row may have become the double of a row after it.
              if (row.outcome !== 'unchanged') expect(row.reasons?.[0]?.code).toBe('DUPLICATE');
            } else if (row.outcome === 'refused') {
              expect(row.line).toBe(index + 1);
              expect(row.reasons!.length).toBeGreaterThan(0);
            } else if (row.outcome === 'unchanged') {
              // An empty cell may be the default that is there; any other text must mean what was there.
              expect(meaning(list.games[index]!)).toEqual(
                meaning(original.games[index]!, list.games[index]!),
              );
            }
          });
          expect(await apply(id)).toBe('done');
          const after = new Map(
            (await games()).map((game) => [`${String(game.vendor_code)} ${String(game.code)}`, game]),
          );
          const written = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
          const former = new Map(
            before.map((game) => [`${String(game.vendor_code)} ${String(game.code)}`, game]),
          );
          for (const [key, game] of after) {
            const row = written.find((one) => `${one.vendor} ${one.code}` === key);
            if (!row) expect(game).toEqual(former.get(key));
          }
          const again = await check(JSON.stringify(list));
          // What was shown as a change is in the catalogue now: the same list has nothing left to change.
          expect(again).toMatchObject({
            added: 0,
            changed: 0,
            refused: rows.filter((row) => row.outcome === 'refused').length,
          });
          await restore(before, written);
        },
      ),
      { numRuns: depth(3, 200) },
    );
  });

  /** What a row says, apart from case, spaces around it and cells that `emptied` has empty. */
  function meaning(row: Record<string, unknown>, emptied = row): Record<string, string> {
    const cells = { ...row, ...(row.names as object), names: undefined };
    const others = { ...emptied, ...(emptied.names as object), names: undefined } as Record<string, unknown>;
    const text = (value: unknown) => [value].flat().map(String).join(' ').trim().toLowerCase();
    return Object.fromEntries(
      Object.entries(cells)
        .filter(
          ([name, value]) => value !== undefined && text(value) !== '' && text(others[name] ?? '') !== '',
        )
        .map(([name, value]) => [name, text(value)]),
    );
  }

  /** Puts the catalogue back as it was. */
  async function restore(before: Record<string, unknown>[], written: ReportRow[]): Promise<void> {
    if (written.length === 0) return;
    await asOwner(database.ownerUrl, async (owner) => {
      await owner.query('DELETE FROM catalogue.game WHERE node_id <> ALL($1::bigint[])', [
        before.map((game) => String(game.node_id)),
      ]);
      await owner.query(
        `UPDATE catalogue.game g SET game_type = b.game_type, names = b.names, search_text = b.search_text, search_key = b.search_key,
           classes = b.classes, engine = b.engine, art = b.art, status = b.status, rank = b.rank, hot_pin = b.hot_pin,
           new_pin = b.new_pin, since = b.since, artwork_url = b.artwork_url, artwork_due = b.artwork_due, art_version = b.art_version
         FROM jsonb_populate_recordset(NULL::catalogue.game, $1) b WHERE b.node_id = g.node_id`,
        [JSON.stringify(before, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
      );
    });
  }
});

describe('an import', () => {
  const list = (from: number, to: number) =>
    `${HEADER}\n${Array.from({ length: to - from }, (_, n) => `ACME,batch-${from + n},LIVE,Batch ${from + n}`).join('\n')}`;
  const batchGames = async () =>
    (await games()).filter(({ code }) => String(code).startsWith('batch-')).length;

  it('stops where a batch fails and leaves nothing of it; continued, it writes each game once', async () => {
    const { id } = await check(list(0, 1_200));
    await asOwner(database.ownerUrl, (owner) =>
      owner.query(`ALTER TABLE catalogue.game ADD CONSTRAINT planted CHECK (code <> 'batch-700') NOT VALID`),
    );
    expect(await apply(id)).toBe('failed');
    expect(await requireImport(database.db, id)).toMatchObject({
      status: 'failed',
      place: 500,
      written: 500,
    });
    expect(await batchGames()).toBe(500);
    await asOwner(database.ownerUrl, (owner) =>
      owner.query('ALTER TABLE catalogue.game DROP CONSTRAINT planted'),
    );
    expect(await apply(id)).toBe('done');
    expect(await requireImport(database.db, id)).toMatchObject({
      status: 'done',
      written: 1_200,
      outdated: 0,
    });
    expect(await batchGames()).toBe(1_200);
    await expect(start(id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
  });

  it('run twice at once writes each game once', async () => {
    const { id } = await check(list(2_000, 3_100));
    await start(id);
    expect(await Promise.all([runImport(database.db, id), runImport(database.db, id)])).toEqual([
      'done',
      'done',
    ]);
    expect(await requireImport(database.db, id)).toMatchObject({ written: 1_100, outdated: 0 });
    expect(await batchGames()).toBe(2_300);
  });

  it('that is cancelled stops between two batches and can be continued', async () => {
    const { id } = await check(list(4_000, 4_600));
    await start(id);
    await database.db
      .updateTable('catalogue.import')
      .set({ status: 'running' })
      .where('id', '=', id)
      .execute();
    await database.db.transaction().execute((tx) => cancelImport(tx, id));
    expect(await runImport(database.db, id)).toBe('cancelled');
    expect(await requireImport(database.db, id)).toMatchObject({ status: 'cancelled', written: 0 });
    expect(await apply(id)).toBe('done');
    await expect(database.db.transaction().execute((tx) => cancelImport(tx, id))).rejects.toMatchObject({
      code: 'IMPORT_STATE',
    });
  });

  it('whose process is lost can be continued after two minutes, and not before', async () => {
    const { id } = await check(list(5_000, 5_010));
    await start(id);
    await expect(start(id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    setClock(new Date());
    advanceClock(3 * 60_000);
    expect((await requireImport(database.db, id)).stalled).toBe(true);
    expect(await apply(id)).toBe('done');
  });

  it('does not write over what somebody has changed since the check, and says so', async () => {
    const { id } = await check(`vendor,code,name_en\nACME,batch-1,Other One\nACME,batch-2,Other Two`);
    await sql`UPDATE catalogue.game SET version = version + 1, names = '{"en": "Mine"}' WHERE code = 'batch-1'`.execute(
      database.db,
    );
    await apply(id);
    expect(await requireImport(database.db, id)).toMatchObject({ written: 1, outdated: 1 });
    expect((await report(id)).map(({ outdated }) => outdated)).toEqual([true, false]);
    const names = (await games())
      .filter(({ code }) => code === 'batch-1' || code === 'batch-2')
      .map((game) => (game.names as { en: string }).en);
    expect(names).toEqual(['Mine', 'Other Two']);
  });

  it('changes the columns of its list only, and the games are found by their new names at once', async () => {
    await sql`UPDATE catalogue.game SET status = 'hidden', hot_pin = true, rank = 7 WHERE code = 'batch-5'`.execute(
      database.db,
    );
    await apply((await check(`vendor,code,name_en,name_th\nACME,batch-5,Zebra Crossing,ม้าลาย`)).id);
    const game = (await games()).find(({ code }) => code === 'batch-5')!;
    expect(game).toMatchObject({
      status: 'hidden',
      hot_pin: true,
      rank: 7,
      names: { en: 'Zebra Crossing', th: 'ม้าลาย' },
    });
    await sql`UPDATE catalogue.game SET status = 'active' WHERE code = 'batch-5'`.execute(database.db);
    expect((await listGames(database.db, { locale: 'th', search: 'ม้าลาย' })).games).toMatchObject([
      { name: 'ม้าลาย' },
    ]);
  });

  it('keeps the tally equal to a count', async () => {
    const { rows } = await sql`
      SELECT FROM (SELECT game_type, vendor_code, c.class, count(*)::int AS games FROM catalogue.game g,
             LATERAL (SELECT 'ALL' UNION ALL SELECT unnest(g.classes) UNION ALL SELECT 'NEW' WHERE is_new
                      UNION ALL SELECT 'HOT' WHERE is_hot UNION ALL SELECT 'OPEN' WHERE status = 'active') c(class)
            WHERE listed GROUP BY 1, 2, 3) counted
        FULL JOIN (SELECT * FROM catalogue.tally WHERE games <> 0) kept USING (game_type, vendor_code, class)
       WHERE counted.games IS DISTINCT FROM kept.games`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
