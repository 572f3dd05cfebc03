import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { removeCluster } from '@/lib/db/embedded/cluster';

test('a start whose port is taken says so and ends, its database too', async ({ baseURL, isMobile }) => {
  test.skip(isMobile, 'no screen takes part');
  const data = mkdtempSync(join(tmpdir(), 'croupier-taken-'));
  const { port } = new URL(baseURL!);
  const start = spawn(process.execPath, ['lib/cli/start.mjs'], {
    env: { ...process.env, DATA_DIR: data, PORT: port, DEMO_SEED: 'false', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  start.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise((ended) => start.once('close', ended));
  expect(said).toContain(`Port ${port} is taken`);
  expect(code).toBe(1);
  const { folder } = JSON.parse(readFileSync(join(data, 'postgres.json'), 'utf8')) as { folder: string };
  expect(() => readFileSync(join(folder, 'data/postmaster.pid'))).toThrow(/ENOENT/);
  removeCluster(data);
  rmSync(data, { recursive: true, force: true });
});
