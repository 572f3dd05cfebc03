import { DEFAULT_LOCALE, LOCALE_CODES, localeOfWire, type LocaleCode } from './locales';

/**
 * Which languages a site speaks (design.md §8). `full` speaks all and starts in English; `duo` speaks two,
 * EN and TY, where TY is the operator's house language and the default.
 */
export interface SiteProfile {
  name: 'full' | 'duo';
  locales: readonly LocaleCode[];
  defaultLocale: LocaleCode;
  /** True where the code TY is spoken: the bingo category hangs on it (product.md §9). */
  speaksHouseLanguage: boolean;
  houseLanguage: LocaleCode;
}

/** Builds the profile from its two settings. */
export function siteProfile(name: 'full' | 'duo', houseLanguage: LocaleCode): SiteProfile {
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

/** The locale a wire language code means on this site, or undefined where the site does not speak it. */
export function localeOnSite(profile: SiteProfile, wire: string | undefined): LocaleCode | undefined {
  if (wire?.toUpperCase() === 'TY') return profile.houseLanguage;
  const found = localeOfWire(wire);
  return found && profile.locales.includes(found) ? found : undefined;
}

/** A language's code on the wire and in the cookies: TY for the house language of a site of two, else its own. */
export function wireOf(code: string, profile: SiteProfile): string {
  return profile.name === 'duo' && code === profile.houseLanguage ? 'TY' : code.toUpperCase();
}
