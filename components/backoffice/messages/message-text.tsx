'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { LOCALE_CODES, locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { LanguageTabs } from '../localized/language-tabs';

export type MessageTexts = Partial<Record<LocaleCode, { title: string; html: string }>>;

/** A message as members read it, one language at a time; a language without a text shows the English one. */
export function MessageText({ texts }: { texts: MessageTexts }) {
  const t = useTranslations('backoffice-messages');
  const [chosen, setChosen] = useState<LocaleCode>('en');
  const shown = texts[chosen] ? chosen : 'en';
  const text = texts[shown];
  return (
    <div>
      <LanguageTabs
        label={t('language')}
        chosen={chosen}
        filled={(code) => LOCALE_CODES.includes(code) && texts[code] !== undefined}
        missing={t('missing')}
        onChoose={setChosen}
      />
      {text && (
        <article lang={shown} dir={localeOf(shown).direction} className="rounded-control bg-sunken p-4">
          <h3 className="font-bold wrap-anywhere">{text.title}</h3>
          <div
            className="prose-content mt-2 text-sm wrap-anywhere"
            // The server has cleaned it (lib/content/html.ts).
            dangerouslySetInnerHTML={{ __html: text.html }}
          />
        </article>
      )}
    </div>
  );
}
