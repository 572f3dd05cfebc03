import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { writeCsv } from '@/lib/backoffice/exports/files';
import { exportRows, inSnapshot } from '@/lib/backoffice/exports/write';
import type { TableName } from '@/lib/backoffice/tables/constants';
import { fromSearch } from '@/lib/backoffice/tables/params';
import { tableOf } from '@/lib/backoffice/tables/registry';
import { requestOf } from '@/lib/backoffice/tables/rules';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { createPool, type Db } from '@/lib/db/client';
import { DATABASE, removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import type { DB } from '@/lib/db/types';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { encodeCursor } from '@/lib/platform/cursor';
import { randomToken } from '@/lib/platform/ids';
import { rollUpMoney } from '@/lib/reporting/money/commands';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { compare, printTable, type Comparison } from './support/load';

/** Rows of each list; the reference has a hundredth. BENCH_REPORT_ROWS sets another number. */
const ROWS = Number(process.env.BENCH_REPORT_ROWS ?? 1_000_000);
const FEWER = 100;
/** Members who play, and games that are played: as many in both databases. */
const PLAYERS = 2_000;
const GAMES = 200;
const DAYS = 30;
/** Readings of which one figure is the rate. */
const READINGS = 10;

/**
 * `npm run bench reports`: pages, sums and exports of tables with a million rows against tables with 10,000, in two databases of one
 * server. A page by cursor costs the same wherever it is and however long the list is; sums are read from roll-ups; an export costs the
 * same for each row.
 */
export async function benchReports(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-reports-'));
  const uploads = mkdtempSync(join(tmpdir(), 'croupier-exports-'));
  const cluster = await startCluster(folder);
  Object.assign(process.env, {
    DATABASE_URL: cluster.ownerUrl,
    SESSION_SECRET: process.env.SESSION_SECRET ?? 'only-for-this-benchmark-0123456789abcdef',
    UPLOADS_DIR: uploads,
  });
  const open = (url: string): Db =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: createPool(url, 2) }) });
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    const seeded = open(cluster.ownerUrl);
    await importStudioGames(seeded);
    await seeded.destroy();
    const smallUrl = await copyDatabase(cluster.ownerUrl);
    await fill(cluster.ownerUrl, ROWS);
    await fill(smallUrl, Math.ceil(ROWS / FEWER));
    const [large, small] = [open(cluster.ownerUrl), open(smallUrl)];
    await rollUpAll(large);
    await rollUpAll(small);
    await vacuum(cluster.ownerUrl);
    await vacuum(smallUrl);
    const title = `${ROWS.toLocaleString('en')} rows against ${Math.ceil(ROWS / FEWER).toLocaleString('en')}`;
    printTable(`Pages of lists, ${title}`, await comparePages(large, small));
    printTable(`Reports: a page with its sums, ${title}`, await compareReports(large, small));
    printTable(`Exports: rows, ${title}`, await compareExports(large, small));
    await large.destroy();
    await small.destroy();
  } finally {
    cluster.stop();
    removeCluster(folder);
    rmSync(uploads, { recursive: true, force: true });
  }
}

/** Copies the migrated database with its catalogue. Returns the copy's address. */
async function copyDatabase(ownerUrl: string): Promise<string> {
  const [admin, copy] = [new URL(ownerUrl), new URL(ownerUrl)];
  admin.pathname = '/postgres';
  copy.pathname = '/croupier_small';
  const client = new pg.Client({ connectionString: admin.toString() });
  await client.connect();
  await client.query(`CREATE DATABASE croupier_small TEMPLATE ${DATABASE}`);
  await client.end();
  return copy.toString();
}

/**
 * Fills the lists with `rows` members, settled rounds with their ledger transactions, and audit entries, evenly over the last days.
 * Written directly, because what is measured is reading them; every hundredth transaction is a deposit.
 */
async function fill(ownerUrl: string, rows: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query("SET session_replication_role = 'replica'");
  await owner.query("SET maintenance_work_mem = '256MB'");
  const at = `now() - interval '${DAYS} days' + n * (interval '${DAYS} days' / ${rows})`;
  const currency = siteCurrency();
  await owner.query(`
    INSERT INTO identity.member (account, type, nickname, currency, referral_code, created_at, country)
    SELECT 'bench' || n, 0, 'Bench ' || n, '${currency}', 'B' || n, ${at}, (ARRAY['TH', 'VN', 'MY', NULL])[n % 4 + 1]
      FROM generate_series(1, ${rows}) n`);
  await owner.query(`
    INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
    SELECT m.id, 'member', 'main', m.currency FROM identity.member m ORDER BY m.id`);
  await owner.query(`
    INSERT INTO ledger.balance (account_id, currency, amount)
    SELECT a.id, a.currency, 1000000 FROM ledger.account a WHERE a.owner_kind = 'member'`);
  await owner.query(`
    INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
    SELECT 0, 'house', kind, '${currency}'
      FROM (SELECT 'games:' || v.code AS kind FROM catalogue.vendor v UNION SELECT 'deposits:bank') k ON CONFLICT DO NOTHING`);
  await owner.query(`
    CREATE TEMP TABLE player AS
      SELECT row_number() OVER (ORDER BY m.id) - 1 AS n, m.id, a.id AS account_id
        FROM (SELECT m.id FROM identity.member m ORDER BY m.id LIMIT ${PLAYERS}) m
        JOIN ledger.account a ON a.owner_id = m.id AND a.owner_kind = 'member';
    CREATE TEMP TABLE played AS
      SELECT row_number() OVER (ORDER BY g.node_id) - 1 AS n, g.node_id, g.vendor_code, a.id AS account_id
        FROM (SELECT g.* FROM catalogue.game g ORDER BY g.node_id LIMIT ${GAMES}) g
        JOIN ledger.account a ON a.owner_kind = 'house' AND a.kind = 'games:' || g.vendor_code;
    CREATE TEMP TABLE round AS
      SELECT s.n, s.at, p.id AS member_id, p.account_id, g.node_id, g.vendor_code, g.account_id AS house_id,
             10000 * (1 + s.n % 50)::bigint AS stake,
             CASE WHEN s.n % 3 = 0 THEN 28000 * (1 + s.n % 50)::bigint ELSE 0 END AS payout
        FROM (SELECT n, ${at} AS at FROM generate_series(1, ${rows}) n) s
        JOIN player p ON p.n = (s.n * 7919::bigint) % (SELECT count(*) FROM player)
        JOIN played g ON g.n = (s.n * 104729::bigint / 7) % ${GAMES};
    ANALYZE round`);
  await owner.query(`
    INSERT INTO gateway.round (id, session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended,
                               currency, status, vendor, vendor_round_id)
    SELECT r.n, 1, r.member_id, r.node_id, r.stake, r.payout, r.stake, r.at, r.at, 1, true, '${currency}', 'closed', r.vendor_code,
           'bench' || r.n
      FROM round r ORDER BY r.n`);
  await owner.query(`
    INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta, member_account, accounts, amounts, balances)
    SELECT r.n, r.at, '${currency}', CASE WHEN d.account_id IS NULL THEN 'round' ELSE 'deposit' END, 'bench' || r.n,
           sha256(int8send(r.n)), jsonb_build_object('round', r.n), r.account_id,
           CASE WHEN d.account_id IS NULL THEN ARRAY[r.account_id, r.house_id] ELSE ARRAY[d.account_id, r.account_id] END,
           ARRAY[-r.stake, r.stake],
           CASE WHEN d.account_id IS NULL THEN ARRAY[1000000, NULL] ELSE ARRAY[NULL, 1000000] END::bigint[]
      FROM round r
      LEFT JOIN (SELECT a.id AS account_id FROM ledger.account a WHERE a.owner_kind = 'house' AND a.kind = 'deposits:bank') d
        ON r.n % 100 = 0
     ORDER BY r.n`);
  await owner.query(`
    INSERT INTO backoffice.audit (id, at, ip, action, subject, detail, previous, hash)
    SELECT n, ${at}, '192.0.2.1', (ARRAY['member.block', 'deposit.approve', 'withdrawal.approve'])[n % 3 + 1],
           'member:' || 100001 + n % ${PLAYERS}, '{}', sha256(int8send(n - 1)), sha256(int8send(n))
      FROM generate_series(1, ${rows}::bigint) n`);
  for (const [table, column] of [
    ['gateway.round', 'id'],
    ['ledger.transaction', 'id'],
  ])
    await owner.query(`SELECT setval(pg_get_serial_sequence('${table}', '${column}'), ${rows})`);
  await owner.end();
}

async function rollUpAll(db: Db): Promise<void> {
  await takeCheckpoint(db);
  await rollUp(db, settlementZone());
  await rollUpMoney(db, settlementZone());
}

async function vacuum(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('VACUUM ANALYZE');
  await owner.end();
}

const rate = async (readings: number, read: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  for (let n = 0; n < readings; n += 1) await read();
  return readings / ((performance.now() - begun) / 1000);
};

const PERIOD = 'period=last30';

/** The cursor of the row in the middle of each list. */
const MIDDLE: Readonly<Partial<Record<TableName, (db: Db) => Promise<string[]>>>> = {
  rounds: (db) => middle(db, 'gateway.round', 'id', ['settled_at', 'id']),
  entries: async (db) => [...(await middle(db, 'ledger.transaction', 'id', ['id'])), ''],
  members: (db) => middle(db, 'identity.member', 'id', ['created_at', 'id']),
  audit: (db) => middle(db, 'backoffice.audit', 'id', ['id']),
};

async function middle(db: Db, table: string, key: string, columns: string[]): Promise<string[]> {
  const values = columns.map((column) =>
    column.endsWith('_at')
      ? sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : sql`${sql.ref(column)}::text`,
  );
  const { rows } = await sql<{ cursor: string[] }>`
    SELECT ARRAY[${sql.join(values)}] AS cursor FROM ${sql.table(table)}
     WHERE ${sql.ref(key)} >= (SELECT (min(${sql.ref(key)}) + max(${sql.ref(key)})) / 2 FROM ${sql.table(table)})
     ORDER BY ${sql.ref(key)} LIMIT 1`.execute(db);
  return rows[0]!.cursor;
}

/** Reads a page, and fails if it is not a whole one: an empty page would be fast. */
async function readPage(db: Db, name: TableName, search: string): Promise<void> {
  const source = tableOf(name);
  const { rows } = await source.page(db, requestOf(source, fromSearch(search), 'en'));
  if (rows.length === 0) throw new Error(`${name}?${search} is empty`);
}

async function comparePages(large: Db, small: Db): Promise<Comparison[]> {
  const lists = { rounds: PERIOD, entries: PERIOD, members: 'order=joined', audit: '' };
  const compared: Comparison[] = [];
  for (const [name, search] of Object.entries(lists) as [keyof typeof lists, string][]) {
    const place = async (db: Db) => `${search}&after=${encodeCursor(await MIDDLE[name]!(db))}`;
    const [inLarge, inSmall] = [await place(large), await place(small)];
    const pages = { 'first page': [search, search], 'page in the middle': [inLarge, inSmall] } as const;
    for (const [label, [ours, reference]] of Object.entries(pages))
      compared.push(
        await compare(
          `${name}, ${label}`,
          0.5,
          () => rate(READINGS, () => readPage(large, name, ours)),
          () => rate(READINGS, () => readPage(small, name, reference)),
        ),
      );
  }
  return compared;
}

async function compareReports(large: Db, small: Db): Promise<Comparison[]> {
  const read = async (db: Db, name: TableName, search: string) => {
    await readPage(db, name, search);
    await tableOf(name).totals?.(db, fromSearch(search));
  };
  const compared: Comparison[] = [];
  for (const [name, search] of [
    ['revenue', `${PERIOD}&unit=day`],
    ['revenue', `${PERIOD}&by=vendor`],
    ['revenue', `${PERIOD}&by=country`],
    ['games', PERIOD],
    ['players', PERIOD],
    ['money', PERIOD],
    ['activity', `${PERIOD}&unit=day`],
  ] as const)
    compared.push(
      await compare(
        `${name}?${search}`,
        undefined,
        () => rate(READINGS, () => read(large, name, search)),
        () => rate(READINGS, () => read(small, name, search)),
        3,
      ),
    );
  return compared;
}

async function compareExports(large: Db, small: Db): Promise<Comparison[]> {
  const write = async (db: Db, table: TableName, query: string): Promise<number> => {
    const columns = tableOf(table)
      .columns(fromSearch(query))
      .map(({ key }) => key);
    const begun = performance.now();
    let rows = 0;
    await inSnapshot(db, (tx) =>
      writeCsv(
        randomToken(24),
        exportRows(tx, { table, query, columns, locale: 'en' }, async (count) => void (rows = count)),
      ),
    );
    return rows / ((performance.now() - begun) / 1000);
  };
  const compared: Comparison[] = [];
  for (const [table, query] of [
    ['rounds', PERIOD],
    ['entries', PERIOD],
    ['members', 'order=joined'],
    ['audit', ''],
  ] as const)
    compared.push(
      await compare(
        table,
        0.5,
        () => write(large, table, query),
        () => write(small, table, query),
        1,
      ),
    );
  return compared;
}
