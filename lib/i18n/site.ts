import { isLocale, type LocaleCode } from './locales';
import { createSiteProfile, narrowProfile, type SiteProfile } from './profile';

/**
 * The languages of this build. next.config.mjs writes the two settings into the code of browsers and of the middleware, so a
 * change of a setting needs a new build (lib/cli/build.ts). The operator offers some of them: `siteProfile`.
 */
export const SITE = createSiteProfile(
  process.env.SITE_PROFILE === 'duo' ? 'duo' : 'full',
  isLocale(process.env.HOUSE_LANGUAGE) ? process.env.HOUSE_LANGUAGE : 'th',
);

/** The operator's choice among the languages of the build. */
export interface SiteLanguages {
  /** Not empty. Languages that the build does not have are ignored. */
  offered: readonly LocaleCode[];
  /** For visitors whose language is unknown, and where the address of a language leads that is not offered. */
  start: LocaleCode;
  /** The menu lists languages without texts too; their pages are in English. */
  untranslated: boolean;
}

// One per process, as the configuration of the site (lib/platform/site-config.ts). A browser and the middleware have none.
const holder = globalThis as { croupierLanguages?: SiteProfile };

/** Sets the operator's choice in this process; undefined: all languages of the build. */
export function setLanguages(languages: SiteLanguages | undefined): void {
  const site = languages && narrowProfile(SITE, languages);
  // Everything is offered: the profile of the build itself, so that pages say nothing of languages.
  if (site && JSON.stringify(site) !== JSON.stringify(SITE)) holder.croupierLanguages = site;
  else delete holder.croupierLanguages;
}

/** The languages that the site offers now. On the server only: a component of the browser gets them as data. */
export const siteProfile = (): SiteProfile => holder.croupierLanguages ?? SITE;

/**
 * The languages in one text, for components of the browser (`data-languages` of the document) and for the middleware: the one that the
 * site starts in, the other offered ones, and a star if those without texts can be chosen. Undefined for all languages of the build.
 */
export function languagesAttribute(site = siteProfile()): string | undefined {
  if (site === SITE) return undefined;
  const codes = new Set([site.startLocale, ...site.locales]);
  return [...codes, ...(site.listsUntranslated ? ['*'] : [])].join(' ');
}

/** The languages of such a text. */
export function profileOfAttribute(attribute: string | undefined): SiteProfile {
  const codes = (attribute ?? '').split(' ');
  const offered = codes.filter(isLocale);
  if (offered.length === 0) return SITE;
  return narrowProfile(SITE, { offered, start: offered[0]!, untranslated: codes.includes('*') });
}
