import { existsSync, readFileSync } from 'node:fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { needleOf } from '@/lib/catalogue/search-key';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { createPool, type Db } from '@/lib/db/client';
import type { DB } from '@/lib/db/types';
import { onCluster } from './support/cluster';

/** Searches per row of the table; the 99th percentile needs some hundreds. */
const SEARCHES = 400;
/** How often the demo's 9,988 games are repeated, each time with another game's words added, for a million. */
const COPIES = 99;

/**
 * `npm run bench search`: search by substring in the database, in 10,000 and in 1,000,000 games. Promise: 99 of 100
 * searches within 10 ms and 50 ms. Times are the search function's own, on a warm server.
 */
export async function benchSearch(): Promise<void> {
  await onCluster('owner', async (cluster) => {
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: createPool(cluster.ownerUrl, 2) }) });
    await importStudioGames(db, { categories: GAME_TYPES });
    await report(db, 10);
    await multiply(cluster.ownerUrl);
    await report(db, 50);
    await db.destroy();
  });
}

/** A million games: every title gets the words of another, so that needles stay as rare and as common as they were. */
async function multiply(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  // Triggers and foreign keys are not what is measured: the tally is put right below.
  await owner.query("SET session_replication_role = 'replica'");
  const { rows } = await owner.query<{ search: string }>(
    "SELECT pg_get_indexdef('catalogue.game_search'::regclass) AS search",
  );
  await owner.query('DROP INDEX catalogue.game_search');
  await owner.query(`
    CREATE TEMP TABLE original AS
      SELECT row_number() OVER (ORDER BY node_id) - 1 AS n, * FROM catalogue.game;
    CREATE UNIQUE INDEX ON original (n);
    INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, classes, engine, art,
                                status, new_pin, hot_pin, rank)
    SELECT o.vendor_code, o.game_type, left(o.code, 70) || '-' || k, o.names,
           o.search_text || p.search_text, o.search_key || p.search_key, o.classes, o.engine, o.art, o.status,
           o.is_new, o.is_hot, (hashint8(o.node_id * 1000 + k)::bigint + 2147483648) / 4
      FROM original o
     CROSS JOIN generate_series(1, ${COPIES}) k
      JOIN original p ON p.n = (o.n * 31 + k * 977) % (SELECT count(*) FROM original)`);
  await owner.query(`UPDATE catalogue.tally SET games = games * ${COPIES + 1}`);
  await owner.query("SET maintenance_work_mem = '512MB'");
  await owner.query(rows[0]!.search);
  await owner.query('SELECT catalogue.finish_import()');
  await owner.query('VACUUM ANALYZE catalogue.game');
  await owner.end();
}

interface Search {
  group: string;
  needle: string;
  gameType?: string | undefined;
  vendor?: string | undefined;
  page: number;
}

interface Measured {
  /** From call to answer, and of that the database's own time on a processor (0 where the system does not tell). */
  ms: number;
  busy: number;
}

async function report(db: Db, promise: number): Promise<void> {
  const { rows } = await sql<{ games: number }>`SELECT count(*)::int AS games FROM catalogue.game`.execute(
    db,
  );
  const measured = await db.connection().execute(measure);
  process.stdout.write(
    `\nSearch by substring, ${rows[0]!.games.toLocaleString('en')} games (ms; promise: p99 at most ${promise})\n`,
  );
  const heads = ['p50', 'p95', 'p99', 'max', 'cpu p50', 'cpu p99'];
  process.stdout.write(`${'needle'.padEnd(34)}${heads.map((name) => name.padStart(9)).join('')}\n`);
  for (const [group, times] of [...measured, ['all', [...measured.values()].flat()] as const]) {
    const ms = quantiles(times.map((time) => time.ms));
    const busy = quantiles(times.map((time) => time.busy));
    const figures = [ms(0.5), ms(0.95), ms(0.99), ms(1), busy(0.5), busy(0.99)];
    process.stdout.write(
      `${group.padEnd(34)}${figures.map((value) => value.toFixed(1).padStart(9)).join('')}\n`,
    );
  }
}

function quantiles(values: number[]): (share: number) => number {
  const sorted = values.sort((a, b) => a - b);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function measure(db: Db): Promise<Map<string, Measured[]>> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  const busy = processorTime(rows[0]!.pid);
  const searches = await draw(db);
  for (const search of searches.slice(0, 200)) await run(db, search);
  const times = new Map<string, Measured[]>();
  for (const search of searches) {
    const [started, before] = [performance.now(), busy()];
    await run(db, search);
    const time = { ms: performance.now() - started, busy: busy() - before };
    times.set(search.group, [...(times.get(search.group) ?? []), time]);
  }
  return times;
}

/** Milliseconds a process has spent on a processor: what remains of a figure when the machine does other things too. */
function processorTime(pid: number): () => number {
  const file = `/proc/${pid}/schedstat`;
  if (!existsSync(file)) return () => 0;
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}

async function run(db: Db, search: Search): Promise<void> {
  const needle = needleOf(search.needle);
  if (!needle) return;
  await sql`SELECT node_id, total FROM catalogue.search_games(${needle.text}, ${needle.key},
    ${search.gameType ?? null}, ${search.vendor ?? null}, NULL, ${(search.page - 1) * 15}, 15)`.execute(db);
}

/** Needles cut out of real titles at random (always the same ones), and some that are in none. */
async function draw(db: Db): Promise<Search[]> {
  const { rows } = await sql<{ names: Record<string, string>; vendor: string }>`
    SELECT names, vendor_code AS vendor FROM catalogue.game WHERE node_id % 97 = 1 AND node_id < 120000 ORDER BY node_id`.execute(
    db,
  );
  let state = 12345;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const cut = (text: string, length: number) => {
    const letters = [...text];
    const from = random(Math.max(1, letters.length - length + 1));
    return letters.slice(from, from + length).join('');
  };
  const searches: Search[] = [];
  const add = (group: string, needle: () => string, more: () => Partial<Search> = () => ({})) => {
    for (let n = 0; n < SEARCHES; n++) searches.push({ group, needle: needle(), page: 1, ...more() });
  };
  const title = (locale: string) => rows[random(rows.length)]!.names[locale]!;
  add('English, 3 to 12 letters', () => cut(title('en'), 3 + random(10)));
  add(
    'English word, pages 1 to 20',
    () => title('en').split(' ').at(-1)!,
    () => ({ page: 1 + random(20) }),
  );
  add('English, 1 or 2 letters', () => cut(title('en'), 1 + random(2)));
  add('Chinese, 1 character', () => cut(title('zh'), 1));
  add('Chinese, 2 to 4 characters', () => cut(title('zh'), 2 + random(3)));
  add('Thai, 2 to 8 letters', () => cut(title('th'), 2 + random(7)));
  add('Vietnamese, 3 to 8 letters', () => cut(title('vi'), 3 + random(6)));
  add(
    'English in a category',
    () => cut(title('en'), 3 + random(6)),
    () => ({ gameType: GAME_TYPES[random(GAME_TYPES.length)] }),
  );
  add(
    'English of a vendor',
    () => cut(title('en'), 3 + random(6)),
    () => ({ vendor: rows[random(rows.length)]!.vendor }),
  );
  add('in no title', () => [...cut(title('en'), 6)].reverse().join('') + 'zq');
  return searches;
}
