'use client';

import { MessagesBoundary } from '@/components/ui/messages-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ResetForm } from './reset-form';

/** The form with its messages. ResetHost loads it. */
export default function ResetFormWithMessages({ locale }: { locale: LocaleCode }) {
  return (
    <MessagesBoundary locale={locale} namespaces={['identity', 'forgot', 'errors']}>
      <ResetForm locale={locale} />
    </MessagesBoundary>
  );
}
