import { SITE_PORT } from './site-settings';

/** A copy of the journeys' site, for journeys that change its settings. */
export const COPIED_SITE = {
  port: SITE_PORT + 30,
  folder: '.data/e2e-copy',
};
