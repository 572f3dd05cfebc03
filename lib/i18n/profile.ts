import { DEFAULT_LOCALE, LOCALE_CODES, localeFromWire, type LocaleCode } from './locales';

/**
 * The languages of a site. `full` has all, with English as the default; `duo` has two, EN and TY, where TY is the
 * operator's house language and the default.
 */
export interface SiteProfile {
  name: 'full' | 'duo';
  /** The languages that are offered. */
  locales: readonly LocaleCode[];
  /** The languages whose addresses the build knows; the others of them lead to `startLocale`. */
  builtLocales: readonly LocaleCode[];
  /** The language whose addresses have no prefix. Only a new build changes it. */
  defaultLocale: LocaleCode;
  /** The language of visitors whose own is unknown. */
  startLocale: LocaleCode;
  /** Whether languages without texts can be chosen; their pages are in English. */
  listsUntranslated: boolean;
  /** Whether the code TY is supported; the class bingo depends on it (LOBBY-9). */
  speaksHouseLanguage: boolean;
  houseLanguage: LocaleCode;
}

/** Creates the profile from its two settings. */
export function createSiteProfile(name: 'full' | 'duo', houseLanguage: LocaleCode): SiteProfile {
  const both: readonly LocaleCode[] = houseLanguage === 'en' ? ['en'] : ['en', houseLanguage];
  const locales = name === 'duo' ? both : LOCALE_CODES;
  const defaultLocale = name === 'duo' ? houseLanguage : DEFAULT_LOCALE;
  return {
    name,
    locales,
    builtLocales: locales,
    defaultLocale,
    startLocale: defaultLocale,
    listsUntranslated: name === 'full',
    speaksHouseLanguage: true,
    houseLanguage,
  };
}

/**
 * Narrows a profile to what the operator offers. The addresses stay as they are: which language has no prefix is decided by the
 * build, because browsers remember permanent redirects. If nothing of the choice is in the build, the profile is unchanged.
 */
export function narrowProfile(
  site: SiteProfile,
  choice: { offered: readonly LocaleCode[]; start: LocaleCode; untranslated: boolean },
): SiteProfile {
  const locales = site.builtLocales.filter((code) => choice.offered.includes(code));
  if (locales.length === 0) return site;
  const fallback = locales.includes(site.defaultLocale) ? site.defaultLocale : locales[0]!;
  return {
    ...site,
    locales,
    startLocale: locales.includes(choice.start) ? choice.start : fallback,
    // They are shown in English, so that they need it.
    listsUntranslated: site.listsUntranslated && choice.untranslated && locales.includes(DEFAULT_LOCALE),
    speaksHouseLanguage: locales.includes(site.houseLanguage),
  };
}

/** The locale of a wire code on this site, or undefined if the site does not have it. */
export function localeOnSite(profile: SiteProfile, wire: string | undefined): LocaleCode | undefined {
  const found = wire?.toUpperCase() === 'TY' ? profile.houseLanguage : localeFromWire(wire);
  return found && profile.locales.includes(found) ? found : undefined;
}

/** A language's code on the wire and in the cookies: TY for the house language of a `duo` site, else its own code. */
export function wireCode(code: string, profile: SiteProfile): string {
  return profile.name === 'duo' && code === profile.houseLanguage ? 'TY' : code.toUpperCase();
}
