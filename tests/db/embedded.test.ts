import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { takeStartLock, joinCluster } from '@/lib/cli/site';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { localeOfSystem, removeCluster, startCluster, type Cluster } from '@/lib/db/embedded/cluster';
import { userWithoutRights } from '@/lib/db/embedded/postgres-user';
import { migrate } from '@/lib/db/migrate';
import { overTcp } from '../support/template-database';
import { gone, serverProcesses } from '../support/server-processes';

describe('the embedded PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-embedded-'));
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster(folder, { durable: false });
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    await ensureAppLogin(cluster);
  });

  afterAll(() => {
    cluster.stop();
    removeCluster(folder);
  });

  async function ask<T extends pg.QueryResultRow>(url: string, query: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {}); // it may be killed under us
    await client.connect();
    try {
      return (await client.query<T>(query)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  it('is adopted by a second start', async () => {
    const second = await startCluster(folder);
    expect(second.adopted).toBe(true);
    expect(second.appUrl).toBe(cluster.appUrl);
  });

  it('gives the site to one start, and to the next after it has ended', async () => {
    const site = { cluster, ownerUrl: cluster.ownerUrl };
    const first = await takeStartLock(site);
    expect(first).toBeDefined();
    expect(await takeStartLock(site)).toBeUndefined();
    await first!.end();
    const next = await takeStartLock(site);
    expect(next).toBeDefined();
    await next!.end();
  });

  it('lets several nodes prepare one server in turn, and then run together', async () => {
    const node = { cluster: undefined, ownerUrl: cluster.ownerUrl };
    const first = (await takeStartLock(node))!;
    let waits = true;
    const second = takeStartLock(node).then((lock) => {
      waits = false;
      return lock!;
    });
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
    while ((await ask(cluster.ownerUrl, waiting)).length === 0);
    expect(waits).toBe(true);
    await first.end();
    await (await second).end();
  });

  it('is stopped by its last user, a site or a command, and by no other', async () => {
    let stops = 0;
    const counted: Cluster = { ...cluster, stop: () => void stops++ };
    const site = (await takeStartLock({ cluster, ownerUrl: cluster.ownerUrl }))!;
    const verify = await joinCluster(counted);
    const seed = await joinCluster(counted);
    await verify.leave();
    expect(stops).toBe(0);
    await site.end();
    const again = await joinCluster(counted);
    await seed.leave();
    expect(stops).toBe(0);
    await again.leave();
    expect(stops).toBe(1);
  });

  it('starts again with its data after a kill', async () => {
    await ask(cluster.ownerUrl, 'CREATE TABLE public.kept AS SELECT 42 AS answer');
    // The throw-away cluster has fsync off; what a checkpoint has written survives the kill of a process all the same.
    await ask(cluster.ownerUrl, 'CHECKPOINT');
    const server = await serverProcesses(folder, cluster.ownerUrl);
    process.kill(server[0], 'SIGKILL');
    await gone(server);
    cluster = await startCluster(folder);
    expect(cluster.adopted).toBe(false);
    expect(await ask(cluster.ownerUrl, 'SELECT answer FROM public.kept')).toEqual([{ answer: 42 }]);
  });

  it('starts on another port if its own was taken meanwhile', async () => {
    cluster.stop();
    const before = Number(new URL(cluster.ownerUrl).port);
    const squatter = createServer();
    await new Promise<void>((done) => squatter.listen(before, '127.0.0.1', done));
    cluster = await startCluster(folder);
    await new Promise((done) => squatter.close(done));
    expect(Number(new URL(cluster.ownerUrl).port)).not.toBe(before);
    expect(await ask(cluster.ownerUrl, 'SELECT answer FROM public.kept')).toEqual([{ answer: 42 }]);
    expect((await startCluster(folder)).ownerUrl).toBe(cluster.ownerUrl);
  });

  it('asks for the passwords over TCP', async () => {
    for (const url of [cluster.ownerUrl, cluster.appUrl]) {
      const tcp = overTcp(url);
      expect(await ask(tcp.toString(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      tcp.password = 'wrong';
      await expect(ask(tcp.toString(), 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    }
  });

  it('creates an app login that owns nothing', async () => {
    const [row] = await ask<{ superuser: boolean; tables: string }>(
      cluster.appUrl,
      `SELECT rolsuper AS superuser, (SELECT count(*)::text FROM pg_tables WHERE tableowner = current_user) AS tables
         FROM pg_roles WHERE rolname = current_user`,
    );
    expect(row).toEqual({ superuser: false, tables: '0' });
    await expect(ask(cluster.appUrl, 'DELETE FROM ledger.transaction')).rejects.toThrow(/permission denied/);
    await expect(ask(cluster.appUrl, 'CREATE TABLE public.mine (id int)')).rejects.toThrow(
      /permission denied/,
    );
  });
});

it('is set up again if the setup was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-half-'));
  const code = `import('./lib/db/embedded/cluster.ts').then((room) => room.startCluster(${JSON.stringify(folder)}))`;
  const starter = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    detached: true,
    stdio: 'ignore',
  });
  const ended = new Promise((done) => starter.once('exit', done));
  const identity = join(folder, 'postgres.json');
  const begun = () => {
    if (!existsSync(identity)) return false;
    const { folder: home } = JSON.parse(readFileSync(identity, 'utf8')) as { folder: string };
    return ['data', 'data.new'].some((name) => existsSync(join(home, name, 'PG_VERSION')));
  };
  while (!begun()) await new Promise((next) => setTimeout(next, 5));
  process.kill(-starter.pid!, 'SIGKILL'); // with initdb and what it runs
  await ended;
  const cluster = await startCluster(folder, { durable: false });
  expect(cluster.adopted).toBe(false);
  await ensureDatabase(cluster);
  cluster.stop();
  removeCluster(folder);
});

it('uses a locale that macOS has', () => {
  expect(localeOfSystem('darwin')).toBe('en_US.UTF-8');
  expect(localeOfSystem('linux')).toBe('C.UTF-8');
});

it.each([
  ['Debian', 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/:/bin/false\n', 65_534, 65_533],
  ['Debian with a server', 'nobody:x:65534:65534::/:\npostgres:x:101:103::/var/lib/postgresql:\n', 101, 103],
  [
    'macOS',
    '##\n# User Database\nnobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false\n' +
      'root:*:0:0:System Administrator:/var/root:/bin/sh\n' +
      '_postgres:*:216:216:PostgreSQL Server:/var/empty:/usr/bin/false\n',
    216,
    216,
  ],
  ['a macOS without it', 'nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false\n', 65_534, 65_534],
  ['an image with nothing', '', 65_534, 65_534],
])('runs as somebody without rights on %s', (_, passwd, uid, gid) => {
  expect(userWithoutRights(passwd)).toEqual({ uid, gid });
});
