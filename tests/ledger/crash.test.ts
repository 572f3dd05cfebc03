import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type Db } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { depth } from '../support/depth';
import { gone, serverProcesses } from '../support/server-processes';

// docs/trust.md M11 promises 200 kills: CRASH_KILLS=200 runs them.
const KILLS = Number(process.env.CRASH_KILLS ?? depth(3, 20));

// A cluster of its own, with fsync as in production. Jest's shared cluster runs without.
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

/** Starts the child and resolves when it has acknowledged `count` postings; `acknowledged` keeps growing. */
async function startPosting(
  run: string,
  count: number,
): Promise<{ child: ChildProcess; acknowledged: Map<string, bigint> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/ledger/crash-child.ts', url, run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, bigint>();
  let rest = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the child ended before it was killed')));
    child.stdout!.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        const [id, ...key] = line.split(' ');
        acknowledged.set(key.join(' '), BigInt(id!));
      }
      if (acknowledged.size >= count) resolve();
    });
  });
  return { child, acknowledged };
}

const waitForEnd = (child: ChildProcess) =>
  new Promise<void>((resolve) =>
    child.exitCode !== null || child.signalCode ? resolve() : child.once('close', () => resolve()),
  );

async function expectWholeTransactions(acknowledged: Map<string, bigint>): Promise<void> {
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(url, 1) }) });
  try {
    const found = await db
      .selectFrom('ledger.transaction as t')
      .innerJoin('ledger.entry as e', 'e.transaction_id', 't.id')
      .select((expression) => ['t.key', 't.id', expression.fn.count<bigint>('e.entry_no').as('entries')])
      .where('t.key', 'in', [...acknowledged.keys()])
      .groupBy(['t.key', 't.id'])
      .execute();
    expect(new Map(found.map((row) => [row.key, row.id]))).toEqual(acknowledged);
    expect(found.every((row) => row.entries === 3n)).toBe(true);
    const { checks } = await verifyLedger(db);
    expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
  } finally {
    await db.destroy();
  }
}

it(
  'keeps every acknowledged transaction whole when the application is killed',
  async () => {
    let total = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, acknowledged } = await startPosting(`app ${kill}`, 5 + ((kill * 37) % 90));
      child.kill('SIGKILL');
      await waitForEnd(child);
      await expectWholeTransactions(acknowledged);
      total += acknowledged.size;
    }
    expect(total).toBeGreaterThan(KILLS * 25);
  },
  60_000 + 12_000 * KILLS,
);

it(
  'keeps every acknowledged transaction whole when the database server is killed',
  async () => {
    for (let kill = 0; kill < KILLS / 4; kill++) {
      const { child, acknowledged } = await startPosting(`database ${kill}`, 40 + kill * 30);
      const server = await serverProcesses(folder, url);
      process.kill(server[0], kill % 2 ? 'SIGQUIT' : 'SIGKILL'); // SIGQUIT is PostgreSQL's immediate shutdown
      await waitForEnd(child);
      await gone(server);
      await startCluster(folder);
      await expectWholeTransactions(acknowledged);
    }
  },
  60_000 + 12_000 * KILLS,
);
