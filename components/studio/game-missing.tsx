'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** Shown in the frame if the studio has no such game: an unknown id, or a game without an engine of ours. */
export function GameMissing() {
  const t = useTranslations('studio');
  const locale = useLocale() as LocaleCode;
  return (
    <main className="studio-waiting min-h-dvh">
      <div className="studio-card">
        <h1 className="studio-card-title font-display">{t('failed.title')}</h1>
        <p className="studio-card-text">{t('frame.missing')}</p>
        <a className="studio-primary" href={localePath(locale, '/rng')} target="_top">
          {t('frame.lobby')}
        </a>
      </div>
    </main>
  );
}
