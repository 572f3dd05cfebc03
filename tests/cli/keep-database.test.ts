import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDatabase, RETRY_DELAYS } from '@/lib/cli/keep-database';
import { takeStartLock } from '@/lib/cli/site';
import { createPool } from '@/lib/db/client';
import { removeCluster, startCluster, type Cluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';

const folder = mkdtempSync(join(tmpdir(), 'croupier-kept-'));
let cluster: Cluster;
let site: { cluster: Cluster; ownerUrl: string };

beforeAll(async () => {
  cluster = await startCluster(folder, { durable: false });
  await ensureDatabase(cluster);
  site = { cluster, ownerUrl: cluster.ownerUrl };
});

afterAll(() => {
  cluster.stop();
  removeCluster(folder);
});

const unwanted = (why: string) => {
  throw new Error(`given up: ${why}`);
};
let over = false;
afterEach(() => {
  over = true;
});
/** Repeats the check until it is true, or until the test has timed out. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  over = false;
  while (!over && !(await holds())) await new Promise<void>((next) => setTimeout(next, 5));
}

/** The server's process; undefined while there is none, between two tries to start it. */
function postmaster(): number | undefined {
  const { folder: home } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as {
    folder: string;
  };
  const file = join(home, 'data/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

it('restarts a killed server; pools continue, and the start keeps its lock', async () => {
  const keeper = keepDatabase(site, (await takeStartLock(site))!, { lost: unwanted });
  const pool = createPool(cluster.ownerUrl, 2, '');
  await pool.query('CREATE TABLE public.survivor AS SELECT 42 AS answer');
  await pool.query('CHECKPOINT'); // fsync is off here, but what a checkpoint has written survives a killed process
  const killed = postmaster()!;
  process.kill(killed, 'SIGKILL');
  // The same pool reconnects by itself.
  const answer = async () =>
    (await pool.query<{ answer: number }>('SELECT answer FROM public.survivor')).rows;
  let answered: unknown;
  await until(async () => {
    answered = await answer().catch(() => undefined);
    const now = postmaster();
    return answered !== undefined && now !== undefined && now !== killed;
  });
  expect(answered).toEqual([{ answer: 42 }]);
  expect(cluster.runs()).toBe(true);
  // The lock is taken a moment after the server responds.
  const holders = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted`;
  await until(async () => (await pool.query(holders)).rowCount! >= 2);
  expect(await takeStartLock(site)).toBeUndefined();
  await keeper.end();
  const next = await takeStartLock(site);
  expect(next).toBeDefined();
  await next!.end();
  await pool.end();
});

it('gives up after its tries, and reports it once', async () => {
  const lock = (await takeStartLock(site))!;
  const waited: number[] = [];
  let restarts = 0;
  const given = new Promise<[string, boolean]>((done) => {
    const broken: Cluster = {
      ...cluster,
      runs: () => false,
      restart: () => {
        restarts++;
        throw new Error('No space left on device');
      },
    };
    keepDatabase({ ...site, cluster: broken }, lock, {
      lost: (why, isAnothers) => done([why, isAnothers]),
      wait: async (milliseconds) => void waited.push(milliseconds),
    });
  });
  await lock.end();
  const [why, isAnothers] = await given;
  expect(why).toContain(`after ${RETRY_DELAYS.length} tries`);
  expect(isAnothers).toBe(false);
  expect(restarts).toBe(RETRY_DELAYS.length);
  expect(waited).toEqual(RETRY_DELAYS.map((seconds) => seconds * 1000));
});

it('gives way if another start has taken the data meanwhile', async () => {
  const lock = (await takeStartLock(site))!;
  let another: Awaited<ReturnType<typeof takeStartLock>>;
  const isAnothers = await new Promise<boolean>((done) => {
    keepDatabase(site, lock, {
      lost: (_why, anothers) => done(anothers),
      wait: async () => {
        another = await takeStartLock(site);
      },
    });
    void lock.end();
  });
  expect(isAnothers).toBe(true);
  expect(another).toBeDefined();
  await another!.end();
});

it('does not restart a server that was stopped on purpose', async () => {
  let restarts = 0;
  const counted: Cluster = { ...cluster, restart: () => void restarts++ };
  const keeper = keepDatabase({ ...site, cluster: counted }, (await takeStartLock(site))!, {
    lost: unwanted,
  });
  await keeper.end();
  cluster.stop();
  expect(cluster.runs()).toBe(false);
  expect(restarts).toBe(0);
  cluster.restart();
  expect(cluster.runs()).toBe(true);
});
