import { defineConfig, devices } from '@playwright/test';
import { DEMO_PASSWORD } from './tests/e2e/support/demo';
import { SOCIAL_SETTINGS } from './tests/e2e/support/social';

const port = Number(process.env.E2E_PORT ?? 3210);

/**
 * Journeys in a real browser against the site as `npm start` runs it, on a database of its own. Debian's Chromium
 * is named by CHROMIUM_PATH (lib/cli/test.mjs finds it); empty means Playwright's own.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace photographs the page before and after each step: half of a run's time. Run the failed one without CI to get it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'books.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: 'books.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'books', testMatch: 'books.spec.ts', dependencies: ['desktop', 'phone'] },
  ],
  webServer: {
    command: 'node lib/cli/start.mjs',
    url: `http://localhost:${port}/wps/system/status`,
    timeout: 900_000,
    // A site that stands on the port already (a developer's own) is used as it is; CI always starts its own.
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      PORT: String(port),
      DATA_DIR: '.data/e2e',
      DEMO_PASSWORD,
      LOG_LEVEL: 'warn',
      // People of the tests who have an address of their own come through a proxy (tests/e2e/support/elsewhere.ts).
      TRUST_PROXY: '1',
      ...SOCIAL_SETTINGS,
    },
  },
});
