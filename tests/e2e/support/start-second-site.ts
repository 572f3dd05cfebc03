/**
 * Starts a second site for journeys (playwright.config.ts), with an empty database (`empty`) or with a backup of the journeys' site
 * (`copy`). The database is in the folder DATA_DIR, and is deleted before the start and at the end.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster } from '@/lib/db/embedded/cluster';
import { SITE_SETTINGS } from './site-settings';

const folder = process.env.DATA_DIR!;
removeCluster(folder);
if (process.argv[2] === 'copy') copySite(SITE_SETTINGS.DATA_DIR, folder);

const site = spawn(process.execPath, ['lib/cli/start.mjs'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
site.once('exit', (code) => {
  removeCluster(folder);
  process.exitCode = code ?? 1;
});

/** Copies a running site as an operator would: by a backup that is restored into another folder. */
function copySite(from: string, to: string): void {
  const temporary = mkdtempSync(join(tmpdir(), 'croupier-copy-'));
  const backup = join(temporary, 'backup');
  try {
    run('backup', backup, from);
    run('restore', backup, to);
  } catch (error) {
    removeCluster(to);
    throw error;
  } finally {
    // It contains the site's secret and the passwords of its database.
    rmSync(temporary, { recursive: true, force: true });
  }
}

function run(command: 'backup' | 'restore', backup: string, dataFolder: string): void {
  const { status } = spawnSync(process.execPath, ['lib/cli/run.mjs', command, backup], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  if (status !== 0) throw new Error(`${command} failed`);
}
