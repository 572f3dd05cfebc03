'use client';

import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';

/** Shown if the data of a page could not be read. */
export default function BackOfficeError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('backoffice.failed');
  return <ErrorState title={t('title')} hint={t('text')} retryLabel={t('retry')} onRetry={reset} />;
}
