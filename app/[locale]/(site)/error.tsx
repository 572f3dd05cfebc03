'use client';

import { ErrorState } from '@/components/ui/error-state';
import { FAILURE_WORDS } from '@/components/ui/failure-words';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** What a page shows that broke. */
export default function PageError({ reset }: { reset: () => void }) {
  const lang = typeof document === 'undefined' ? DEFAULT_LOCALE : document.documentElement.lang;
  const words = FAILURE_WORDS[isLocale(lang) ? lang : DEFAULT_LOCALE];
  return (
    <ErrorState title={words.broke} retryLabel={words.retry} onRetry={reset} className="min-h-[60dvh]" />
  );
}
