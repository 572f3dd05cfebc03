import { spawnSync } from 'node:child_process';
import { SITE_PORT } from './site-settings';

const port = SITE_PORT + 10;

/** The second site of the run, which begins with an empty database. */
export const EMPTY_SITE = {
  port,
  url: `http://localhost:${port}`,
  folder: '.data/e2e-empty',
};

/** The address with the one-time token of the set-up assistant. */
export function setupAddress(): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['lib/cli/run.mjs', 'setup'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: EMPTY_SITE.folder, DEMO_SEED: 'false' },
  });
  const path = /\/backoffice\/setup#\S+/.exec(stdout)?.[0];
  if (!path) throw new Error(`No address in: ${stdout}${stderr}`);
  return path;
}
