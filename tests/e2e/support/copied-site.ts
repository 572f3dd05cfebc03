import { SITE_PORT } from './site-settings';

/** The site whose settings journeys change for everybody, such as its maintenance: a copy of the journeys' site. */
export const COPIED_SITE = {
  port: SITE_PORT + 30,
  folder: '.data/e2e-copy',
};
