import { DEMO_PASSWORD } from './demo';
import { SOCIAL_SETTINGS } from './social';

/** The port of the journeys' site. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 3210);

/**
 * The settings of the journeys' site: playwright.config.ts starts it with them, and lib/cli/test.mjs makes its demo data and its build
 * with them before. It has a database of its own.
 */
export const SITE_SETTINGS = {
  PORT: String(SITE_PORT),
  DATA_DIR: '.data/e2e',
  DEMO_PASSWORD,
  LOG_LEVEL: 'warn',
  // Browsers with their own address go through a proxy (tests/e2e/support/own-address.ts).
  TRUST_PROXY: '1',
  ...SOCIAL_SETTINGS,
};
