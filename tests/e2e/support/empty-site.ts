import { spawnSync } from 'node:child_process';
import { SITE_PORT } from './site-settings';

/** The second site of the run, which begins with an empty database: its port and its folder. */
export const EMPTY_SITE = {
  port: SITE_PORT + 10,
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
