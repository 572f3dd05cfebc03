import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { COPIED_SITE } from './support/copied-site';
import { SITE_SETTINGS } from './support/site-settings';
import { test } from './support/test';

/** Runs after every journey on every screen (playwright.config.ts, project `ledger`). */
for (const [site, folder] of [
  ['the site', SITE_SETTINGS.DATA_DIR],
  ['its copy', COPIED_SITE.folder],
] as const)
  test(`the ledger of ${site} sums to zero after all journeys`, () => {
    const isElsewhere = Boolean(process.env.E2E_PORT) && folder === SITE_SETTINGS.DATA_DIR;
    test.skip(isElsewhere, 'A site elsewhere is checked by its own `npm run verify`.');
    const verify = spawnSync(process.execPath, ['lib/cli/run.mjs', 'verify'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder },
    });
    expect(verify.stdout + verify.stderr).toContain('Every check passed.');
    expect(verify.status).toBe(0);
  });
