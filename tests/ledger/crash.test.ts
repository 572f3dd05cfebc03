import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type Db } from '@/lib/db/client';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import { verify } from '@/lib/ledger/verify/verify';
import { gone, serverProcesses } from '../support/server-processes';

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
      const server = await serverProcesses(folder, url);
      process.kill(server[0], kill % 2 ? 'SIGKILL' : 'SIGQUIT'); // SIGQUIT is PostgreSQL's immediate shutdown
      await ended(child);
      await gone(server);
      await startCluster(folder);
      await expectNothingLostOrHalf(acknowledged);
    }
  },
  12_000 * KILLS,
);
