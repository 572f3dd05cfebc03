import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '../support/chromium';
import { DEMO_PASSWORD } from '../support/demo';

const port = Number(process.env.E2E_PLAIN_NEXT_PORT ?? 3230);

/**
 * Smoke journeys against plain `next start` (SERVER=next), with its own database: what our own server does otherwise is
 * done by the middleware. Desktop only. `npm run test:next`.
 */
export default defineConfig({
  testDir: '.',
  // Not `.spec.ts`: playwright.config.ts takes those for journeys of its own site.
  testMatch: '*.journey.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../../test-results/plain-next.json' },
    ],
  ],
  outputDir: '../../../test-results/plain-next',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node lib/cli/start.mjs',
    cwd: '../../..',
    url: `http://localhost:${port}/wps/system/status`,
    timeout: 900_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      SERVER: 'next',
      PORT: String(port),
      DATA_DIR: '.data/e2e-plain-next',
      DEMO_PASSWORD,
      LOG_LEVEL: 'error',
      // The tests are the trusted proxy: they send X-Forwarded-For.
      TRUST_PROXY: '1',
    },
  },
});
