import { isLocale } from './locales';
import { siteProfile } from './profile';

/**
 * The languages of this site. Browsers and the middleware know the two settings because next.config.mjs writes them into
 * their code: a site that changes one is built anew (lib/cli/build.ts).
 */
export const SITE = siteProfile(
  process.env.SITE_PROFILE === 'duo' ? 'duo' : 'full',
  isLocale(process.env.HOUSE_LANGUAGE) ? process.env.HOUSE_LANGUAGE : 'th',
);
