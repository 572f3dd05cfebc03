import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { countTeams } from '@/lib/agents/reports/count';
import { settle } from '@/lib/agents/settlement/commands';
import { countPlay } from '@/lib/agents/settlement/count';
import { readTeamBets } from '@/lib/agents/team/bets/loaders';
import { teamBetsInput } from '@/lib/agents/team/bets/schema';
import { readLosses, readOverview, readTeam, readTeamMember } from '@/lib/agents/team/reports';
import { createPool, type Db } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import type { DB } from '@/lib/db/types';
import { setClock } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayStart } from '@/lib/platform/zone';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';

/** Members of the large trees; the reference is a tree of 10,000. Each member has ten bets. BENCH_AGENTS sets another number. */
const MANY = Number(process.env.BENCH_AGENTS ?? 100_000);
const FEW = 10_000;
const BETS = 10;
/** What the issue promises: a day's salaries and dividends of the large tree, and the time per member against the small one. */
const GOAL_SECONDS = 60;
const GOAL_RATIO = 1.3;

const DAY = '2026-03-02';

/** The tree of the pages: so many members directly below its top, and bets over so many days. */
const DIRECT = 40_100;
const DAYS = 30;
/** The slowest of a hundred readings of a page, in ms. */
const GOAL_PAGE_MS = 200;
const READINGS = 100;

/**
 * `npm run bench agents`: counts and settles a day of daily salaries and dividends over a tree of members, of whom every tenth is an agent with a
 * contract of both kinds, in a database of its own for each size; then reads the pages of a team in which the top has 40,100 direct downlines.
 */
export async function benchAgents(): Promise<void> {
  const few = await measure(FEW);
  const many = await measure(MANY);
  const ratio = secondsOf(many) / MANY / (secondsOf(few) / FEW);
  console.log('\nA day of agents: count, and settle daily salaries and dividends\n');
  console.log('| members | bets | bills | count s | settle s |\n|---|---|---|---|---|');
  for (const { members, bills, count, settle: settled } of [few, many])
    console.log(
      `| ${members} | ${members * BETS} | ${bills} | ${count.toFixed(1)} | ${settled.toFixed(1)} |`,
    );
  const total = secondsOf(many);
  console.log(
    `\ntotal ${total.toFixed(1)} s, goal ${GOAL_SECONDS}: ${total <= GOAL_SECONDS ? 'reached' : 'MISSED'}`,
  );
  console.log(
    `per member ${ratio.toFixed(2)}, goal ${GOAL_RATIO}: ${ratio <= GOAL_RATIO ? 'reached' : 'MISSED'}`,
  );
  await benchTeamPages();
}

const secondsOf = ({ count, settle: settled }: { count: number; settle: number }) => count + settled;

/** Runs `use` with a database of its own that is removed afterwards. */
async function withDatabase<Result>(use: (db: Db, ownerUrl: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-agents-'));
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
    const result = await use(db, cluster.ownerUrl);
    await db.destroy();
    return result;
  } finally {
    setClock(undefined);
    cluster.stop();
    removeCluster(folder);
  }
}

/** The pages of the top of a wide team: each is read a hundred times, in turn with the others. */
async function benchTeamPages(): Promise<void> {
  await withDatabase(async (db, ownerUrl) => {
    const top = await fill(ownerUrl, { members: MANY, direct: DIRECT, days: DAYS });
    setClock(new Date(dayStart(DAY, settlementZone(), 1).getTime() - 60_000));
    await countPlay(db);
    await countTeams(db);
    await rollUp(db, settlementZone());
    await vacuum(ownerUrl);
    const month = { from: dayAfter(DAY, 1 - DAYS), to: DAY };
    const week = { from: dayAfter(DAY, -6), to: DAY };
    const request = (reading: number) => ({ pageNum: 1 + reading * 7, pageSize: 20 });
    const bets = (input: object) => teamBetsInput.parse(input);
    const pages: Record<string, (reading: number) => Promise<unknown>> = {
      'overview, 7 days': () => readOverview(db, top, week),
      'team, 7 days': (reading) => readTeam(db, top, { ...week, ...request(reading), sort: 'newest' }),
      'team by deposits, 7 days': (reading) =>
        readTeam(db, top, { ...week, ...request(reading), sort: 'deposits' }),
      'team by valid bets, 7 days': (reading) =>
        readTeam(db, top, { ...week, ...request(reading), sort: 'validBet' }),
      'losses, 7 days': (reading) => readLosses(db, top, { ...week, ...request(reading) }),
      'losses, 30 days': (reading) => readLosses(db, top, { ...month, ...request(reading) }),
      'bets, 7 days': (reading) =>
        readTeamBets(db, top, bets({ ...week, pageNum: 1 + (reading % 40) }), 'en'),
      'bets, 30 days': () => readTeamBets(db, top, bets(month), 'en'),
      'bets directly below': () => readTeamBets(db, top, bets({ ...week, scope: 'direct' }), 'en'),
      'bets of one member': (reading) =>
        readTeamBets(db, top, bets({ ...month, memberId: String(top + BigInt(1 + reading)) }), 'en'),
      'one member': (reading) => readTeamMember(db, top, top + BigInt(1 + reading), week),
    };
    const times = new Map<string, number[]>();
    for (let reading = -5; reading < READINGS; reading += 1)
      for (const [name, read] of Object.entries(pages)) {
        const begun = performance.now();
        await read(Math.max(0, reading));
        if (reading >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - begun]);
      }
    console.log(`\nPages of a team of ${MANY} with ${DIRECT} direct downlines, in ms\n`);
    console.log('| page | median | p99 | goal | |\n|---|---|---|---|---|');
    for (const [name, all] of times) {
      all.sort((a, b) => a - b);
      const slowest = all[Math.ceil(all.length * 0.99) - 1]!;
      console.log(
        `| ${name} | ${all[all.length >> 1]!.toFixed(0)} | ${slowest.toFixed(0)} | ${GOAL_PAGE_MS} | ${slowest <= GOAL_PAGE_MS ? 'reached' : 'MISSED'} |`,
      );
    }
  });
}

async function vacuum(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}

const measure = (members: number) =>
  withDatabase(async (db, ownerUrl) => {
    await fill(ownerUrl, { members, contracts: true });
    const since = dayStart(DAY, settlementZone());
    const until = dayStart(DAY, settlementZone(), 1);
    setClock(new Date(until.getTime() + 60_000));
    const begun = performance.now();
    await countPlay(db);
    const counted = performance.now();
    let bills = 0;
    for (const kind of ['daily', 'dividend'] as const)
      bills += (await settle(db, { kind, type: 'D' }, { since, until }))?.bills ?? 0;
    const settled = performance.now();
    return { members, bills, count: (counted - begun) / 1000, settle: (settled - counted) / 1000 };
  });

/**
 * A tree in which member n is below member n ÷ 10, so that it is as deep as its size asks for, but for the first `direct` members, who are directly
 * below the top; bets of everybody over the days up to the day of the bench; on request contracts of every agent with rates that fall from the top
 * down. Returns the id of the top.
 */
async function fill(
  ownerUrl: string,
  {
    members,
    direct = 9,
    days = 1,
    contracts = false,
  }: { members: number; direct?: number; days?: number; contracts?: boolean },
): Promise<bigint> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const from = dayStart(DAY, settlementZone(), 1 - days);
    await client.query(
      `INSERT INTO identity.member (account, type, nickname, currency, upline_id, referral_code, created_at)
       OVERRIDING USER VALUE SELECT 'bench0', 1, 'bench0', $1, NULL, 'BENCH0', $2`,
      [siteCurrency(), from],
    );
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM identity.member WHERE account = 'bench0'`,
    );
    const first = BigInt(rows[0]!.id);
    // The ids follow each other, so that the upline of member n is the first member's id and n ÷ 10.
    for (let made = 1; made < members; made *= 10)
      await client.query(
        `INSERT INTO identity.member (account, type, nickname, currency, upline_id, referral_code, created_at)
         SELECT 'bench' || n, CASE WHEN n * 10 + 9 > $6 AND n * 10 < $4 THEN 2 ELSE 0 END, 'bench' || n, $1,
                $5::bigint + CASE WHEN n <= $6 THEN 0 ELSE n / 10 END, 'BENCH' || n, $2
           FROM generate_series($3::int, least($3 * 10, $4) - 1) n ORDER BY n`,
        [siteCurrency(), from, made, members, String(first), direct],
      );
    await client.query(
      `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended, currency, status,
                                  vendor, vendor_round_id)
       SELECT 1, m.id, 1, 100000, 95000, 100000, at, at, 1, true, $1, 'closed', 'BENCH', m.id || '-' || k
         FROM identity.member m, generate_series(1, $2::int) k,
              LATERAL (SELECT $3::timestamptz + make_interval(secs => (m.id * 7919 + k * 8641 * $5::bigint) % (86400 * $5)) AS at) t
        WHERE m.id >= $4`,
      [siteCurrency(), BETS, from, String(first), days],
    );
    for (const kind of contracts ? ['daily', 'dividend'] : [])
      await client.query(
        `WITH made AS (
           INSERT INTO agents.contract (kind, upline_id, agent_id, currency, period, tier_mode, top_rate, state, offered_by, request_id,
                                        request_digest, offered_at, decided_at, starts_at)
           SELECT $1, m.upline_id, m.id, m.currency, 'D', CASE WHEN $1 = 'dividend' THEN 'fixed' END,
                  50000 / public.nlevel(m.path), 'signed', CASE WHEN m.upline_id IS NULL THEN 'operator' ELSE 'upline' END, 'bench-' || $1, '\\x00',
                  $2, $2, $2
             FROM identity.member m WHERE m.type IN (1, 2) RETURNING id, top_rate)
         INSERT INTO agents.contract_tier (contract_id, no, rate) SELECT id, 1, top_rate FROM made`,
        [kind, from],
      );
    await client.query('VACUUM ANALYZE');
    return first;
  } finally {
    await client.end();
  }
}
