/** docs/trust.md X19: a backup made under writers restores to books that hold, with everything acknowledged before it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type Db } from '@/lib/db/client';
import { copyCluster } from '@/lib/db/embedded/backup';
import { removeCluster, startCluster, type Cluster } from '@/lib/db/embedded/cluster';
import { ensureDatabase } from '@/lib/db/embedded/database';
import type { Secrets } from '@/lib/db/embedded/identity';
import { placeCluster } from '@/lib/db/embedded/restore';
import { migrate } from '@/lib/db/migrate';
import { overTcp } from '../support/template-database';
import { post } from '@/lib/ledger/commands';
import { verifyLedger } from '@/lib/ledger/verify/verify';

const root = mkdtempSync(join(tmpdir(), 'croupier-backup-'));
// A name that shells, PostgreSQL's lists and its quotes would all trip over.
const here = join(root, "the owner's, old сайт");
const there = join(root, 'restored');
const clusters: Cluster[] = [];

beforeAll(async () => {
  const cluster = await startCluster(here, { durable: false });
  clusters.push(cluster);
  await ensureDatabase(cluster);
  await migrate(cluster.ownerUrl);
});

afterAll(() => {
  for (const cluster of clusters) cluster.stop();
  for (const folder of [here, there]) if (existsSync(folder)) removeCluster(folder);
  rmSync(root, { recursive: true, force: true });
});

const open = (url: string): Db => new Kysely({ dialect: new PostgresDialect({ pool: createPool(url, 4) }) });

const deposit = (db: Db, key: string) =>
  post(db, {
    key,
    kind: 'deposit',
    currency: 'THB',
    entries: [
      { account: { house: 'deposits:test' }, amount: -3n },
      { account: { memberId: BigInt(1 + (key.length % 3)), kind: 'main' }, amount: 3n },
    ],
  });

async function keysOf(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('ledger.transaction').select('key').execute();
  return new Set(rows.map((row) => row.key));
}

it('restores a backup that was made while people played', async () => {
  const source = open(clusters[0]!.ownerUrl);
  const acknowledged: string[] = [];
  let going = true;
  const writer = async (lane: number) => {
    for (let n = 0; going; n++) {
      const key = `lane ${lane} ${n}`;
      await deposit(source, key);
      acknowledged.push(key);
    }
  };
  for (let n = 0; n < 50; n++) await deposit(source, `before ${n}`);
  const writers = [writer(1), writer(2)];
  const copy = join(root, 'copy');
  await copyCluster(clusters[0]!.ownerUrl, copy);
  const atLeast = [...acknowledged];
  going = false;
  await Promise.all(writers);
  await source.destroy();

  const secrets = JSON.parse(readFileSync(join(here, 'postgres.json'), 'utf8')) as Secrets;
  await placeCluster(copy, there, secrets);
  const restored = await startCluster(there);
  clusters.push(restored);
  // Over TCP, where the server asks for the password that was restored.
  const db = open(overTcp(restored.ownerUrl).toString());
  try {
    const { checks } = await verifyLedger(db);
    expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
    const keys = await keysOf(db);
    // The backup is of the moment it ended: what was acknowledged before it began is in it, and nothing that never was.
    for (let n = 0; n < 50; n++) expect(keys.has(`before ${n}`)).toBe(true);
    expect(atLeast.length).toBeGreaterThan(0);
    expect([...keys].filter((key) => !key.startsWith('before') && !acknowledged.includes(key))).toEqual([]);
  } finally {
    await db.destroy();
  }
});

it('never overwrites a site', async () => {
  await expect(
    placeCluster(join(root, 'copy'), here, { ownerPassword: 'a', appPassword: 'b' }),
  ).rejects.toThrow(/has a site already/);
});
