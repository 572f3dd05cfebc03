/** If `npm start` cannot serve, it prints the reason and leaves nothing behind, before it seeds and builds. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster } from '@/lib/db/embedded/cluster';
import { freePort } from '@/lib/db/embedded/identity';
import { createMember } from '@/lib/identity/commands';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
let other: Server;
let port: number;
let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  ({ port } = other.address() as AddressInfo);
});
afterAll(() => new Promise((closed) => other.close(closed)));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-start-'));
});
afterEach(() => {
  child?.kill('SIGKILL'); // if it hangs
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a site, on the taken port by default. Returns its output and its exit code. */
async function start(databaseUrl: string, at = port): Promise<{ output: string; code: unknown }> {
  const { NODE_ENV: _, DATABASE_OWNER_URL: _owner, ...environment } = process.env;
  const started = spawn(process.execPath, ['lib/cli/start.mjs'], {
    env: {
      ...environment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(at),
      DEMO_SEED: 'true',
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((ended) => started.once('close', ended));
  return { output, code };
}

it('stops its database if the port is taken', async () => {
  try {
    const { output, code } = await start('');
    expect(output.trim()).toMatch(
      new RegExp(`^Port ${port} is taken, [^\\n]* for example PORT=${port + 1}\\.$`),
    );
    expect(code).toBe(1);
    const { folder: home } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as {
      folder: string;
    };
    expect(existsSync(join(home, 'data/PG_VERSION'))).toBe(true);
    expect(existsSync(join(home, 'data/postmaster.pid'))).toBe(false);
  } finally {
    removeCluster(folder);
  }
});

it('releases the start lock if the port is taken, with an external server', async () => {
  for (let turn = 0; turn < 2; turn++) {
    const { output, code } = await start(held.ownerUrl);
    expect(output).toContain(`Port ${port} is taken`);
    expect(code).toBe(1);
  }
});

it('is refused with the demo on if there are real members or operators, who could create money', async () => {
  await createMember(held.db, { account: 'ownmember' });
  const { output, code } = await start(held.ownerUrl, await freePort());
  expect(output).toContain('set DEMO_SEED=false');
  expect(output).not.toContain('Seeding');
  expect(code).toBe(1);
});
