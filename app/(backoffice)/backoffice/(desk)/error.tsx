'use client';

import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';

/** What a page shows when its figures could not be read. */
export default function DeskError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('backoffice.failed');
  return <ErrorState title={t('title')} hint={t('text')} retryLabel={t('retry')} onRetry={reset} />;
}
