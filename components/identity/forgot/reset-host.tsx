'use client';

import { lazy } from 'react';
import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useMounted } from '@/components/ui/use-mounted';
import type { LocaleCode } from '@/lib/i18n/locales';

const ResetParts = lazy(() => import('./reset-parts'));

/** Shows the form once the browser runs: what it needs is known to the browser only. */
export function ResetHost({ locale }: { locale: LocaleCode }) {
  const mounted = useMounted();
  const waiting = (
    <div className="flex flex-col gap-4" aria-busy="true">
      <Skeleton className="h-17 w-full rounded-control" />
      <Skeleton className="h-17 w-full rounded-control" />
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  );
  if (!mounted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ResetParts locale={locale} />
    </Suspense>
  );
}
