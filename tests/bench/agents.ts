import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { settle } from '@/lib/agents/settlement/commands';
import { countPlay } from '@/lib/agents/settlement/count';
import { createPool, type Db } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import type { DB } from '@/lib/db/types';
import { setClock } from '@/lib/platform/clock';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';

/** Members of the large tree; the reference is a tree of 10,000. Each member has ten bets. BENCH_AGENTS sets another number. */
const MANY = Number(process.env.BENCH_AGENTS ?? 100_000);
const FEW = 10_000;
const BETS = 10;
/** What the issue promises: a day's salaries and dividends of the large tree, and the time per member against the small one. */
const GOAL_SECONDS = 60;
const GOAL_RATIO = 1.3;

const DAY = '2026-03-02';

/**
 * `npm run bench agents`: counts and settles a day of daily salaries and dividends over a tree of members, of whom every tenth is an agent with a
 * contract of both kinds, in a database of its own for each size.
 */
export async function benchAgents(): Promise<void> {
  const few = await measure(FEW);
  const many = await measure(MANY);
  const ratio = many.settle / MANY / (few.settle / FEW);
  console.log('\nA day of agents: count, and settle daily salaries and dividends\n');
  console.log('| members | bets | bills | count s | settle s |\n|---|---|---|---|---|');
  for (const { members, bills, count, settle: settled } of [few, many])
    console.log(
      `| ${members} | ${members * BETS} | ${bills} | ${count.toFixed(1)} | ${settled.toFixed(1)} |`,
    );
  const total = many.count + many.settle;
  console.log(
    `\ntotal ${total.toFixed(1)} s, goal ${GOAL_SECONDS}: ${total <= GOAL_SECONDS ? 'reached' : 'MISSED'}`,
  );
  console.log(
    `per member ${ratio.toFixed(2)}, goal ${GOAL_RATIO}: ${ratio <= GOAL_RATIO ? 'reached' : 'MISSED'}`,
  );
}

async function measure(members: number) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-agents-'));
  const cluster = await startCluster(folder);
  Object.assign(process.env, {
    DATABASE_URL: cluster.ownerUrl,
    SESSION_SECRET: process.env.SESSION_SECRET ?? 'only-for-this-benchmark-0123456789abcdef',
  });
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    await fill(cluster.ownerUrl, members);
    const db: Db = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: createPool(cluster.ownerUrl, 2) }),
    });
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
    await db.destroy();
    return { members, bills, count: (counted - begun) / 1000, settle: (settled - counted) / 1000 };
  } finally {
    setClock(undefined);
    cluster.stop();
    removeCluster(folder);
  }
}

/**
 * A tree in which member n is below member n ÷ 10, so that it is as deep as its size asks for; its bets over the day; contracts of every agent with
 * rates that fall from the top down.
 */
async function fill(ownerUrl: string, members: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const from = dayStart(DAY, settlementZone());
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
         SELECT 'bench' || n, CASE WHEN n * 10 < $4 THEN 2 ELSE 0 END, 'bench' || n, $1, $5::bigint + n / 10, 'BENCH' || n, $2
           FROM generate_series($3::int, least($3 * 10, $4) - 1) n ORDER BY n`,
        [siteCurrency(), from, made, members, String(first)],
      );
    await client.query(
      `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended, currency, status,
                                  vendor, vendor_round_id)
       SELECT 1, m.id, 1, 100000, 95000, 100000, at, at, 1, true, $1, 'closed', 'BENCH', m.id || '-' || k
         FROM identity.member m, generate_series(1, $2::int) k,
              LATERAL (SELECT $3::timestamptz + make_interval(secs => (m.id * 7919 + k * 8641) % 86400) AS at) t
        WHERE m.id >= $4`,
      [siteCurrency(), BETS, from, String(first)],
    );
    for (const kind of ['daily', 'dividend'])
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
  } finally {
    await client.end();
  }
}
