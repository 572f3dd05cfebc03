import { DEFAULT_LOCALE, LOCALE_CODES, localeFromWire, type LocaleCode } from './locales';

/**
 * The languages of a site. `full` has all, with English as the default; `duo` has two, EN and TY, where TY is the
 * operator's house language and the default.
 */
export interface SiteProfile {
  name: 'full' | 'duo';
  locales: readonly LocaleCode[];
  defaultLocale: LocaleCode;
  /** Whether the code TY is supported; the class bingo depends on it (LOBBY-9). */
  speaksHouseLanguage: boolean;
  houseLanguage: LocaleCode;
}

/** Creates the profile from its two settings. */
export function createSiteProfile(name: 'full' | 'duo', houseLanguage: LocaleCode): SiteProfile {
  if (name === 'duo') {
    return {
      name,
      locales: houseLanguage === 'en' ? ['en'] : ['en', houseLanguage],
      defaultLocale: houseLanguage,
      speaksHouseLanguage: true,
      houseLanguage,
    };
  }
  return {
    name,
    locales: LOCALE_CODES,
    defaultLocale: DEFAULT_LOCALE,
    speaksHouseLanguage: true,
    houseLanguage,
  };
}

/** The locale of a wire code on this site, or undefined if the site does not have it. */
export function localeOnSite(profile: SiteProfile, wire: string | undefined): LocaleCode | undefined {
  if (wire?.toUpperCase() === 'TY') return profile.houseLanguage;
  const found = localeFromWire(wire);
  return found && profile.locales.includes(found) ? found : undefined;
}

/** A language's code on the wire and in the cookies: TY for the house language of a `duo` site, else its own code. */
export function wireCode(code: string, profile: SiteProfile): string {
  return profile.name === 'duo' && code === profile.houseLanguage ? 'TY' : code.toUpperCase();
}
