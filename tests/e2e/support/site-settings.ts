import { DEMO_PASSWORD } from './demo';
import { SOCIAL_SETTINGS } from './social';

/** The port of the journeys' site. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 3210);

/**
 * The settings of the journeys' site, which has a database of its own. prepare-site.ts seeds and builds it with them, and
 * playwright.config.ts starts it.
 */
export const SITE_SETTINGS = {
  PORT: String(SITE_PORT),
  // Its own embedded database, whatever .env says.
  DATABASE_URL: '',
  DATA_DIR: '.data/e2e',
  DEMO_PASSWORD,
  LOG_LEVEL: 'warn',
  // Browsers with their own address go through a proxy (tests/e2e/support/own-address.ts).
  TRUST_PROXY: '1',
  ...SOCIAL_SETTINGS,
};
