/**
 * Starts a site with an empty database and without demo data, for the journey of a new brand (playwright.config.ts). The database is
 * in the folder DATA_DIR, and is deleted before the start and at the end.
 */
import { spawn } from 'node:child_process';
import { removeCluster } from '@/lib/db/embedded/cluster';

const folder = process.env.DATA_DIR!;
removeCluster(folder);
const site = spawn(process.execPath, ['lib/cli/start.mjs'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
site.once('exit', (code) => {
  removeCluster(folder);
  process.exitCode = code ?? 1;
});
