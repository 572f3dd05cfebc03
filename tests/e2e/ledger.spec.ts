import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { test } from './support/test';

/** Runs after every journey on every screen (playwright.config.ts, project `ledger`). */
test('the ledger sums to zero after all journeys', () => {
  test.skip(Boolean(process.env.E2E_PORT), 'A site elsewhere is checked by its own `npm run verify`.');
  const verify = spawnSync(process.execPath, ['lib/cli/run.mjs', 'verify'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: '.data/e2e' },
  });
  expect(verify.stdout + verify.stderr).toContain('Every check passed.');
  expect(verify.status).toBe(0);
});
