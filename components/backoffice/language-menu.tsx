'use client';

import { Languages } from '@/components/ui/icons';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Popup } from '@/components/ui/popup';
import { LOCALES } from '@/lib/i18n/locales';
import { LANGUAGE_COOKIES } from '@/lib/i18n/routing';

const YEAR_SECONDS = 31_536_000;

/** Stores the choice in the site's cookies, then reloads the page, because the document element has language and direction. */
function chooseLanguage(wire: string): void {
  for (const name of LANGUAGE_COOKIES) {
    document.cookie = `${name}=${wire}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  }
  window.location.reload();
}

/** Menu of languages. The back office has the same addresses in every language. */
export function LanguageMenu() {
  const t = useTranslations('backoffice');
  const locale = useLocale();
  return (
    <Popup
      label={t('language')}
      button={<Languages aria-hidden className="size-5" />}
      buttonClassName={buttonStyle({ variant: 'ghost', size: 'icon' })}
    >
      {(close) => (
        <ul>
          {LOCALES.map((entry) => (
            <li key={entry.code}>
              <button
                type="button"
                lang={entry.code}
                aria-current={entry.code === locale ? 'true' : undefined}
                onClick={() => (entry.code === locale ? close() : chooseLanguage(entry.wire))}
                className="flex h-11 w-full items-center rounded-control px-3 text-sm hover:bg-raised aria-current:font-semibold aria-current:text-amber"
              >
                {entry.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
