'use client';

import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { ErrorState } from './error-state';
import { FAILURE_TEXTS } from './failure-texts';

/** Shown instead of a page that failed: what happened, and a button that requests it again. */
export function PageError({ retry }: { retry: () => void }) {
  const lang = typeof document === 'undefined' ? DEFAULT_LOCALE : document.documentElement.lang;
  const texts = FAILURE_TEXTS[isLocale(lang) ? lang : DEFAULT_LOCALE];
  return (
    <ErrorState title={texts.broke} retryLabel={texts.retry} onRetry={retry} className="min-h-[60dvh]" />
  );
}
