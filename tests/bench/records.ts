import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { listAccountRecords } from '@/lib/cashier/records/queries';
import { importStudioGames } from '@/lib/catalogue/import-studio';
import { createPool, type Db } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import type { DB } from '@/lib/db/types';
import { listBetRecords } from '@/lib/gateway/queries';
import { rollUpDays, takeCheckpoint } from '@/lib/ledger/jobs';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { listProfit, totalProfit } from '@/lib/reporting/profit/queries';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';

/** Rounds of the member with many; the reference is a member with 10,000. BENCH_RECORDS sets another number. */
const MANY = Number(process.env.BENCH_RECORDS ?? 1_000_000);
const FEW = 10_000;
const DAYS = 90;
const GAMES = 12;
/** What the issue promises: the slowest of a hundred pages is at most this much slower. */
const GOAL = 1.5;
const READINGS = 100;

/**
 * `npm run bench records`: record pages of a member with a million rounds against those of a member with ten thousand, in one database and
 * in turn. Compared is the 99th percentile of the time of a page.
 */
export async function benchRecords(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-records-'));
  const cluster = await startCluster(folder);
  Object.assign(process.env, {
    DATABASE_URL: cluster.ownerUrl,
    SESSION_SECRET: process.env.SESSION_SECRET ?? 'only-for-this-benchmark-0123456789abcdef',
  });
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    const db: Db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: createPool(cluster.ownerUrl, 2) }),
    });
    await importStudioGames(db);
    const [many, few] = await fill(cluster.ownerUrl);
    await takeCheckpoint(db);
    await rollUp(db, settlementZone());
    await rollUpDays(db, settlementZone());
    await vacuum(cluster.ownerUrl);
    console.log(
      `\nRecord pages, ${MANY.toLocaleString('en')} rounds against ${FEW.toLocaleString('en')}: p99 in ms`,
    );
    console.log('| page | ours | reference | ratio | goal | |\n|---|---|---|---|---|---|');
    for (const [name, read] of Object.entries(await pages(db)))
      await comparePage(
        name,
        () => read(many!),
        () => read(few!),
      );
    await db.destroy();
  } finally {
    cluster.stop();
    removeCluster(folder);
  }
}

type Page = (memberId: bigint) => Promise<{ list: readonly unknown[] }>;

async function pages(db: Db): Promise<Record<string, Page>> {
  const currency = siteCurrency();
  const to = dayOf(now(), settlementZone());
  const days = { from: dayAfter(to, -DAYS), to, currency };
  const first = { pageNum: 1, pageSize: 20 };
  const betRecords = (more: object) => async (memberId: bigint) => {
    const query = { ...days, memberId };
    const [page] = await Promise.all([
      listBetRecords(db, { ...query, ...first, locale: 'en', ...more }),
      totalProfit(db, { ...query, ...more }),
    ]);
    return page;
  };
  const account = (more: object) => (memberId: bigint) =>
    listAccountRecords(db, { ...days, memberId, ...first, ...more });
  const middle = [`${dayAfter(to, -DAYS / 2)}T00:00:00.000000Z`, '0'];
  const { rows } = await db
    .selectFrom('catalogue.vendor')
    .select('code')
    .execute()
    .then((rows) => ({ rows }));
  return {
    'bets, first page': betRecords({}),
    'bets, page 45': betRecords({ pageNum: 45 }),
    'bets, by cursor in the middle': betRecords({ cursor: middle }),
    'bets of a vendor': betRecords({ vendor: rows[0]!.code }),
    'account, first page': account({}),
    'account, page 400': account({ pageNum: 400 }),
    'account, by cursor in the middle': account({ cursor: [...middle, '0'] }),
    'account, deposits': account({ kind: 'deposit' }),
    'account, bets': account({ kind: 'bet' }),
    'profit by day': (memberId) =>
      listProfit(db, { ...days, memberId, kind: 'day', pageNum: 1, pageSize: 100 }),
    'profit by vendor': (memberId) =>
      listProfit(db, { ...days, memberId, kind: 'vendor', pageNum: 1, pageSize: 100 }),
  };
}

async function comparePage(
  name: string,
  ours: () => Promise<{ list: readonly unknown[] }>,
  reference: () => Promise<{ list: readonly unknown[] }>,
): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let reading = -5; reading < READINGS; reading += 1)
    for (const [index, read] of [ours, reference].entries()) {
      const began = performance.now();
      const { list } = await read();
      if (list.length === 0) throw new Error(`${name} is empty`);
      if (reading >= 0) times[index as 0 | 1].push(performance.now() - began);
    }
  const [mine, others] = times.map(
    (each) => each.sort((one, other) => one - other)[Math.ceil(each.length * 0.99) - 1]!,
  );
  const ratio = mine! / others!;
  console.log(
    `| ${name} | ${mine!.toFixed(1)} | ${others!.toFixed(1)} | ${ratio.toFixed(2)} | ${GOAL} | ${ratio <= GOAL ? 'reached' : 'MISSED'} |`,
  );
}

/** Fills the rounds and ledger transactions of two members, evenly over the last days; every fiftieth transaction is a deposit. */
async function fill(ownerUrl: string): Promise<bigint[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query("SET session_replication_role = 'replica'");
  await owner.query("SET maintenance_work_mem = '256MB'");
  const currency = siteCurrency();
  const made = await owner.query<{ id: string }>(`
    INSERT INTO identity.member (account, type, nickname, currency, referral_code, created_at)
    SELECT 'bench' || n, 0, 'Bench ' || n, '${currency}', 'B' || n, now() - interval '${DAYS + 1} days'
      FROM generate_series(1, 2) n RETURNING id`);
  await owner.query(`
    INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
    SELECT m.id, 'member', 'main', m.currency FROM identity.member m ORDER BY m.id;
    INSERT INTO ledger.balance (account_id, currency, amount)
    SELECT a.id, a.currency, 1000000 FROM ledger.account a WHERE a.owner_kind = 'member';
    INSERT INTO ledger.account (owner_id, owner_kind, kind, currency)
    SELECT 0, 'house', kind, '${currency}'
      FROM (SELECT 'games:' || v.code AS kind FROM catalogue.vendor v UNION SELECT 'deposits:bank') k ON CONFLICT DO NOTHING`);
  await owner.query(`
    CREATE TEMP TABLE played AS
      SELECT row_number() OVER (ORDER BY g.node_id) - 1 AS n, g.node_id, g.vendor_code, a.id AS account_id
        FROM (SELECT DISTINCT ON (g.vendor_code) g.* FROM catalogue.game g ORDER BY g.vendor_code, g.node_id LIMIT ${GAMES}) g
        JOIN ledger.account a ON a.owner_kind = 'house' AND a.kind = 'games:' || g.vendor_code;
    CREATE TEMP TABLE round AS
      SELECT row_number() OVER (ORDER BY s.at, s.member_id) AS n, s.at, s.member_id, a.id AS account_id, g.node_id, g.vendor_code,
             g.account_id AS house_id, 10000 * (1 + s.k % 50)::bigint AS stake,
             CASE WHEN s.k % 3 = 0 THEN 28000 * (1 + s.k % 50)::bigint ELSE 0 END AS payout, s.k
        FROM (SELECT m.id AS member_id, k,
                     now() - interval '${DAYS} days' + k * (interval '${DAYS} days' / (CASE WHEN m.account = 'bench1' THEN ${MANY} ELSE ${FEW} END)) AS at
                FROM identity.member m
                CROSS JOIN LATERAL generate_series(1, CASE WHEN m.account = 'bench1' THEN ${MANY} ELSE ${FEW} END) k) s
        JOIN ledger.account a ON a.owner_kind = 'member' AND a.owner_id = s.member_id
        JOIN played g ON g.n = (s.k * 104729::bigint / 7) % (SELECT count(*) FROM played);
    ANALYZE round`);
  await owner.query(`
    INSERT INTO gateway.round (id, session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended,
                               currency, status, vendor, vendor_round_id)
    SELECT r.n, 1, r.member_id, r.node_id, r.stake, r.payout, r.stake, r.at, r.at, 1, true, '${currency}', 'closed', r.vendor_code,
           'bench' || r.n
      FROM round r ORDER BY r.n`);
  await owner.query(`
    INSERT INTO ledger.transaction (id, at, currency, kind, key, digest, meta, member_account, accounts, amounts, balances)
    SELECT r.n, r.at, '${currency}', CASE WHEN r.k % 50 > 0 THEN 'round' ELSE 'deposit' END, 'bench' || r.n,
           sha256(int8send(r.n)), jsonb_build_object('round', r.n), r.account_id,
           CASE WHEN r.k % 50 > 0 THEN ARRAY[r.account_id, r.house_id] ELSE ARRAY[d.id, r.account_id] END,
           ARRAY[-r.stake, r.stake],
           CASE WHEN r.k % 50 > 0 THEN ARRAY[1000000, NULL] ELSE ARRAY[NULL, 1000000] END::bigint[]
      FROM round r JOIN ledger.account d ON d.owner_kind = 'house' AND d.kind = 'deposits:bank'
     ORDER BY r.n`);
  const rows = MANY + FEW;
  for (const table of ['gateway.round', 'ledger.transaction'])
    await owner.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), ${rows})`);
  await owner.end();
  return made.rows.map(({ id }) => BigInt(id));
}

async function vacuum(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('VACUUM ANALYZE');
  await owner.end();
}
