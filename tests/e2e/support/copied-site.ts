import { SITE_PORT } from './site-settings';

const port = SITE_PORT + 30;

/** A copy of the journeys' site, for journeys that change its settings. */
export const COPIED_SITE = {
  port,
  url: `http://localhost:${port}`,
  folder: '.data/e2e-copy',
};
