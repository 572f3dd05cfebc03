import { isLocale } from './locales';
import { createSiteProfile } from './profile';

/**
 * The languages of this site. next.config.mjs writes the two settings into the code of browsers and of the middleware, so a
 * change of a setting needs a new build (lib/cli/build.ts).
 */
export const SITE = createSiteProfile(
  process.env.SITE_PROFILE === 'duo' ? 'duo' : 'full',
  isLocale(process.env.HOUSE_LANGUAGE) ? process.env.HOUSE_LANGUAGE : 'th',
);
