'use client';

import { usePathname } from 'next/navigation';
import { isTranslated, languageOfWire, offeredLanguages, type Language } from '@/lib/i18n/languages';
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { wireOf } from '@/lib/i18n/profile';
import { LANGUAGE_COOKIES, localePath, splitLocale } from '@/lib/i18n/routing';
import { SITE } from '@/lib/i18n/site';

const YEAR_SECONDS = 31_536_000;

/** Keeps the choice in the cookies and storage keys that the specification names (`lang`, `hisLang`). */
function keepLanguage(wire: string): void {
  for (const name of LANGUAGE_COOKIES) {
    document.cookie = `${name}=${wire}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    try {
      localStorage.setItem(name, wire);
    } catch {
      // The cookie keeps it.
    }
  }
}

/** The language that was chosen, where the page is what it leads to; else the page's own. */
function chosenCode(locale: LocaleCode): string {
  const kept = /(?:^|;\s*)lang=([A-Za-z]{2})/.exec(document.cookie)?.[1];
  const chosen = languageOfWire(kept);
  return chosen && spokenBy(chosen) === locale ? chosen.code : locale;
}

/** The language whose texts are shown for another: its own, or English until it has some. */
const spokenBy = ({ code }: Language): LocaleCode => (isLocale(code) ? code : DEFAULT_LOCALE);

interface Props {
  locale: LocaleCode;
  listClassName?: string;
  linkClassName: string;
}

/**
 * The same page in another language; a plain navigation, for the whole document changes its language and direction. Only
 * in the browser, and fetched with the first look at it: the names take room that no first visit needs.
 */
export default function LanguageLinks({ locale, listClassName, linkClassName }: Props) {
  const { path } = splitLocale(usePathname());
  const chosen = chosenCode(locale);
  return (
    <ul className={listClassName}>
      {offeredLanguages().map((language) => {
        const address = localePath(spokenBy(language), path);
        return (
          <li key={language.code}>
            <a
              href={address}
              hrefLang={spokenBy(language)}
              aria-current={language.code === chosen ? 'true' : undefined}
              onClick={(event) => {
                keepLanguage(wireOf(language.code, SITE));
                // What narrows a lobby stands in the address; the server's page does not know it.
                const { search, hash } = window.location;
                event.currentTarget.href = address + search + hash;
              }}
              className={linkClassName}
            >
              <bdi lang={language.code}>{language.name}</bdi>
              {/* Shown in English until it has texts: said by that language's own code, which reads the same everywhere. */}
              {!isTranslated(language) && <span className="text-2xs text-faint">EN</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
