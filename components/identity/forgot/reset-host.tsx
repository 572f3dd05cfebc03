'use client';

import { lazy } from 'react';
import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useMounted } from '@/components/ui/use-mounted';
import type { LocaleCode } from '@/lib/i18n/locales';

const ResetFormWithMessages = lazy(() => import('./reset-form-with-messages'));

/** Loads the reset form in the browser only: the token is in the fragment, which the server does not get. */
export function ResetHost({ locale }: { locale: LocaleCode }) {
  const mounted = useMounted();
  const placeholder = (
    <div className="flex flex-col gap-4" aria-busy="true">
      <Skeleton className="h-17 w-full rounded-control" />
      <Skeleton className="h-17 w-full rounded-control" />
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  );
  if (!mounted) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <ResetFormWithMessages locale={locale} />
    </Suspense>
  );
}
