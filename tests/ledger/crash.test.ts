import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type Db } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import { verify } from '@/lib/ledger/verify/verify';

// trust.md M11 asks for 200 kills: CRASH_KILLS=200 does them; 20 and 5 keep the everyday run short.
const KILLS = Number(process.env.CRASH_KILLS ?? 20);

// A cluster of its own, with fsync as in production: Jest's shared one trades safety for speed.
let folder: string;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-crash-'));
  const cluster = await startCluster(folder);
  await ensureDatabase(cluster);
  await migrate(cluster.ownerUrl);
  url = cluster.ownerUrl;
});
afterAll(async () => {
  (await startCluster(folder)).stop();
  removeCluster(folder);
});

/** Starts the poster and resolves once it has acknowledged `count` postings; the list keeps growing. */
async function posting(
  run: string,
  count: number,
): Promise<{ child: ChildProcess; acknowledged: Map<string, bigint> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/ledger/crash-child.ts', url, run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, bigint>();
  let rest = '';
  await new Promise<void>((enough, fail) => {
    child.once('exit', () => fail(new Error('the poster ended by itself')));
    child.stdout!.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        const [id, ...key] = line.split(' ');
        acknowledged.set(key.join(' '), BigInt(id!));
      }
      if (acknowledged.size >= count) enough();
    });
  });
  return { child, acknowledged };
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) =>
    child.exitCode !== null || child.signalCode ? done() : child.once('close', () => done()),
  );

async function expectNothingLostOrHalf(acknowledged: Map<string, bigint>): Promise<void> {
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(url, 1) }) });
  try {
    const found = await db
      .selectFrom('ledger.transaction as t')
      .innerJoin('ledger.entry as e', 'e.transaction_id', 't.id')
      .select((expression) => ['t.key', 't.id', expression.fn.count<bigint>('e.line').as('lines')])
      .where('t.key', 'in', [...acknowledged.keys()])
      .groupBy(['t.key', 't.id'])
      .execute();
    expect(new Map(found.map((row) => [row.key, row.id]))).toEqual(acknowledged);
    expect(found.every((row) => row.lines === 3n)).toBe(true);
    const { checks } = await verify(db);
    expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
  } finally {
    await db.destroy();
  }
}

it(
  'keeps every acknowledged posting and no half one when the app is killed, time and again',
  async () => {
    let total = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, acknowledged } = await posting(`app ${kill}`, 5 + ((kill * 37) % 90));
      child.kill('SIGKILL');
      await ended(child);
      await expectNothingLostOrHalf(acknowledged);
      total += acknowledged.size;
    }
    expect(total).toBeGreaterThan(KILLS * 25);
  },
  12_000 * KILLS,
);

it(
  'keeps them when the database itself is killed',
  async () => {
    for (let kill = 0; kill < KILLS / 4; kill++) {
      const { child, acknowledged } = await posting(`database ${kill}`, 40 + kill * 30);
      const home = (JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { folder: string })
        .folder;
      const pid = Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
      const own = await processes();
      process.kill(pid, kill % 2 ? 'SIGKILL' : 'SIGQUIT'); // SIGQUIT is PostgreSQL's immediate shutdown
      await ended(child);
      for (const each of [pid, ...own]) await gone(each);
      await startCluster(folder);
      await expectNothingLostOrHalf(acknowledged);
    }
  },
  12_000 * KILLS,
);

/** The server's own processes: they keep its memory until each has seen that it is dead, and no other starts before. */
async function processes(): Promise<number[]> {
  const pool = createPool(url, 1);
  const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  await pool.end();
  return rows.map((row) => row.pid);
}

/** Waits for what was killed to be gone: the condition decides, not a time. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await pause(10);
  }
}
