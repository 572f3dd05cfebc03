import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './tests/e2e/support/chromium';
import { COPIED_SITE } from './tests/e2e/support/copied-site';
import { EMPTY_SITE } from './tests/e2e/support/empty-site';
import { SITE_PORT, SITE_SETTINGS } from './tests/e2e/support/site-settings';
import { FULL } from './tests/support/depth';

/**
 * Without motion: a machine without a graphics card draws every frame of an animation in software, which takes most of the time of
 * a journey. In `contextOptions` for Playwright's own contexts, and beside it for those that a test opens with the project's `use`.
 */
const STILL = { reducedMotion: 'reduce', contextOptions: { reducedMotion: 'reduce' } } as const;
/** A browser prefers light if nothing else is said. Tests that need the light theme set it. */
const DARK = { colorScheme: 'dark' } as const;
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...STILL, ...DARK };
// One pixel for each of CSS: drawing a phone's seven in software takes longer and shows nothing more.
const PHONE_DEVICE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  ...STILL,
  ...DARK,
};

const STOP = { signal: 'SIGTERM', timeout: 30_000 } as const;

/** Journeys that change the whole site, or let time pass on it: they have a copy of it, and run one at a time. */
const SITE = [
  'agents.spec.ts',
  'operators.spec.ts',
  'site-status.spec.ts',
  'stored-html.spec.ts',
  'vendor.spec.ts',
];
/** Journeys that start the OpenID provider, whose port the site has in its settings: one at a time. */
const SOCIAL = ['factors.spec.ts', 'login-and-registration.spec.ts', 'password-recovery.spec.ts'];
/** The journey on the site without demo data, which has a server of its own. */
const NEW_BRAND = ['new-brand.spec.ts'];
/**
 * Journeys that wait for the next draw of a lottery or for a second code by SMS, which takes a minute. They have projects of their own,
 * so that one of them at a time waits while the other worker is busy.
 */
const WAITING = { desktop: ['lottery.spec.ts'], phone: ['mobile.spec.ts'] } as const;
const ALL_WAITING = [...WAITING.desktop, ...WAITING.phone];
/** Verifies the ledger after everything else. */
const LEDGER = ['ledger.spec.ts'];
/** What `npm test` repeats at a phone's width; `npm run test:full` repeats everything (docs/testing.md). */
const PHONE = [
  'accessibility.spec.ts',
  'journey.spec.ts',
  'keyboard.spec.ts',
  'long-texts.spec.ts',
  'popups.spec.ts',
  'visit.spec.ts',
];
/** The journeys that the ledger's check waits for, besides those of the whole site. */
const PLAYERS = [
  'desktop-waiting',
  'phone-waiting',
  'desktop',
  'desktop-social',
  'phone',
  ...(FULL ? ['phone-social'] : []),
];
/** What the projects of players at a normal pace leave to others. */
const APART = [...SITE, ...SOCIAL, ...NEW_BRAND, ...LEDGER, ...ALL_WAITING];

/**
 * Journeys in a real browser against the site as `npm start` runs it, with its own database. CHROMIUM_PATH names the browser
 * (lib/cli/test.mjs finds Debian's Chromium); if it is empty, Playwright uses its own.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/sign-in.ts',
  fullyParallel: false,
  // Two files at a time on two cores; the tests of one file run in their order. 62 screens take 142 s with two workers, 191 s with three
  // and 177 s with one.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A machine shared with others can be three times as slow as the one these journeys were written on.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    // A trace takes a picture before and after each step and doubles the time. Run a failed test without CI to get one.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        // Without blurred bars, which take half of the time to draw a frame. Playwright has no option for this. The full run has them, so
        // that axe reads text on translucent bars too.
        ...(FULL ? [] : ['--blink-settings=prefersReducedTransparency=true']),
      ],
    },
  },
  projects: [
    // Playwright begins with the first projects: those that take long with one worker. Of the two that wait, one is first and the other
    // later, so that they seldom wait at the same time.
    {
      name: 'desktop-waiting',
      testMatch: FULL ? ALL_WAITING : [...WAITING.desktop],
      workers: 1,
      use: DESKTOP,
    },
    { name: 'site', testMatch: SITE, workers: 1, use: { ...DESKTOP, baseURL: COPIED_SITE.url } },
    {
      name: 'new-brand',
      testMatch: NEW_BRAND,
      use: { ...DESKTOP, baseURL: EMPTY_SITE.url },
    },
    { name: 'desktop-social', testMatch: SOCIAL, workers: 1, use: DESKTOP },
    {
      name: 'phone-waiting',
      testMatch: FULL ? ALL_WAITING : [...WAITING.phone],
      workers: 1,
      use: PHONE_DEVICE,
    },
    {
      name: 'desktop',
      testIgnore: [...APART, ...(FULL ? [] : ['journey.spec.ts'])],
      use: DESKTOP,
    },
    {
      name: 'phone',
      ...(FULL ? { testIgnore: APART } : { testMatch: PHONE }),
      use: PHONE_DEVICE,
    },
    ...(FULL
      ? [
          {
            name: 'phone-social',
            testMatch: SOCIAL,
            workers: 1,
            dependencies: ['desktop-social'],
            use: PHONE_DEVICE,
          },
        ]
      : []),
    ...(FULL
      ? [
          {
            name: 'phone-site',
            testMatch: SITE,
            workers: 1,
            dependencies: ['site'],
            use: { ...PHONE_DEVICE, baseURL: COPIED_SITE.url },
          },
        ]
      : []),
    { name: 'ledger', testMatch: LEDGER, dependencies: [...PLAYERS, FULL ? 'phone-site' : 'site'] },
  ],
  webServer: [
    {
      command: 'node lib/cli/start.mjs',
      url: `http://localhost:${SITE_PORT}/wps/system/status`,
      timeout: 900_000,
      // A site that already runs on the port is used as it is, but CI always starts its own.
      reuseExistingServer: !process.env.CI,
      stdout: 'pipe',
      gracefulShutdown: STOP,
      env: SITE_SETTINGS,
    },
    // After the first one, whose build it uses.
    {
      command: 'node --import tsx tests/e2e/support/start-second-site.ts empty',
      url: `${EMPTY_SITE.url}/wps/system/status`,
      timeout: 120_000,
      stdout: 'pipe',
      gracefulShutdown: STOP,
      env: {
        PORT: String(EMPTY_SITE.port),
        DATABASE_URL: '',
        DATA_DIR: EMPTY_SITE.folder,
        DEMO_SEED: 'false',
        LOG_LEVEL: 'warn',
      },
    },
    // After the first one, which it copies.
    {
      command: 'node --import tsx tests/e2e/support/start-second-site.ts copy',
      url: `${COPIED_SITE.url}/wps/system/status`,
      timeout: 120_000,
      stdout: 'pipe',
      gracefulShutdown: STOP,
      env: { ...SITE_SETTINGS, PORT: String(COPIED_SITE.port), DATA_DIR: COPIED_SITE.folder },
    },
  ],
});
