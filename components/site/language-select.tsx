'use client';

import { Languages } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { buttonStyle } from '@/components/ui/button-style';
import { Popup } from '@/components/ui/popup';
import { LOCALES, type LocaleCode } from '@/lib/i18n/locales';
import { LANGUAGE_COOKIES, localePath, splitLocale } from '@/lib/i18n/routing';

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

interface Props {
  locale: LocaleCode;
  label: string;
  className?: string;
}

/** The same page in another language; a plain navigation, for the whole document changes its language and direction. */
function LanguageLinks({
  locale,
  listClassName,
  linkClassName,
}: {
  locale: LocaleCode;
  listClassName?: string;
  linkClassName: string;
}) {
  const { path } = splitLocale(usePathname());
  return (
    <ul className={listClassName}>
      {LOCALES.map((entry) => (
        <li key={entry.code}>
          <a
            href={localePath(entry.code, path)}
            lang={entry.code}
            hrefLang={entry.code}
            aria-current={entry.code === locale ? 'true' : undefined}
            onClick={(event) => {
              keepLanguage(entry.wire);
              // What narrows a lobby stands in the address; the server's page does not know it.
              const { search, hash } = window.location;
              event.currentTarget.href = localePath(entry.code, path) + search + hash;
            }}
            className={linkClassName}
          >
            {entry.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The header's language selector. */
export function LanguageSelect({ locale, label, className }: Props) {
  return (
    <div className={className}>
      <Popup
        label={label}
        button={<Languages aria-hidden className="size-5" />}
        buttonClassName={buttonStyle({ variant: 'ghost', size: 'icon' })}
      >
        {() => (
          <LanguageLinks
            locale={locale}
            linkClassName="flex h-11 items-center rounded-control px-3 text-sm hover:bg-raised aria-current:font-semibold aria-current:text-amber"
          />
        )}
      </Popup>
    </div>
  );
}

/** The drawer's: all languages in sight. */
export function LanguageChips({ locale, label, className }: Props) {
  return (
    <section aria-label={label} className={className}>
      <LanguageLinks
        locale={locale}
        listClassName="flex flex-wrap gap-2"
        linkClassName="inline-flex h-10 items-center rounded-full border border-hairline px-3.5 text-sm text-muted aria-current:border-amber aria-current:text-amber"
      />
    </section>
  );
}
