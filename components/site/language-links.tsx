'use client';

import { usePathname } from 'next/navigation';
import { isTranslated, languageFromWire, listOfferedLanguages, type Language } from '@/lib/i18n/languages';
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { wireCode, type SiteProfile } from '@/lib/i18n/profile';
import { LANGUAGE_COOKIES, localePath, splitLocale } from '@/lib/i18n/routing';
import { profileOfAttribute } from '@/lib/i18n/site';

const YEAR_SECONDS = 31_536_000;

/** Stores the choice in the cookies and storage keys `lang` and `hisLang`, whose names the requirements fix. */
function storeLanguage(wire: string): void {
  for (const name of LANGUAGE_COOKIES) {
    document.cookie = `${name}=${wire}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    try {
      localStorage.setItem(name, wire);
    } catch {
      // The cookie alone is enough.
    }
  }
}

/** Returns the chosen language if the page shows its texts; otherwise the language of the page. */
function getChosenCode(locale: LocaleCode, site: SiteProfile): string {
  const stored = /(?:^|;\s*)lang=([A-Za-z]{2})/.exec(document.cookie)?.[1];
  const chosen = languageFromWire(stored, site);
  return chosen && textLocaleOf(chosen) === locale ? chosen.code : locale;
}

/** Returns the locale whose texts are shown for a language: its own, or English while it has none. */
const textLocaleOf = ({ code }: Language): LocaleCode => (isLocale(code) ? code : DEFAULT_LOCALE);

interface Props {
  locale: LocaleCode;
  listClassName?: string;
  linkClassName: string;
}

/**
 * Links to the same page in every language. They are plain links, because a new document is needed to change language
 * and direction. Loaded on first use: the names of the languages are not in the first load.
 */
export default function LanguageLinks({ locale, listClassName, linkClassName }: Props) {
  const { path } = splitLocale(usePathname());
  const site = profileOfAttribute(document.documentElement.dataset.languages);
  const chosen = getChosenCode(locale, site);
  return (
    <ul className={listClassName}>
      {listOfferedLanguages(site).map((language) => {
        const address = localePath(textLocaleOf(language), path);
        return (
          <li key={language.code}>
            <a
              href={address}
              hrefLang={textLocaleOf(language)}
              aria-current={language.code === chosen ? 'true' : undefined}
              onClick={(event) => {
                storeLanguage(wireCode(language.code, site));
                // The query narrows a lobby. The server does not know it, because the page is cached.
                const { search, hash } = window.location;
                event.currentTarget.href = address + search + hash;
              }}
              className={linkClassName}
            >
              <bdi lang={language.code}>{language.name}</bdi>
              {/* Marks a language without texts, whose pages are in English. */}
              {!isTranslated(language) && <span className="text-2xs text-faint">EN</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
