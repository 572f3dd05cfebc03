'use client';

import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { ErrorState } from './error-state';
import { FAILURE_WORDS } from './failure-words';

/** What stands in the place of a page, or of all of it, that broke: what happened, and a way to ask the server again. */
export function PageError({ retry }: { retry: () => void }) {
  const lang = typeof document === 'undefined' ? DEFAULT_LOCALE : document.documentElement.lang;
  const words = FAILURE_WORDS[isLocale(lang) ? lang : DEFAULT_LOCALE];
  return (
    <ErrorState title={words.broke} retryLabel={words.retry} onRetry={retry} className="min-h-[60dvh]" />
  );
}
