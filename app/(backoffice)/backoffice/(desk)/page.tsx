import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { LedgerState } from '@/components/backoffice/ledger-state';
import { MovedStats, WaitingStats } from '@/components/backoffice/desk-stats';
import { PageHead } from '@/components/backoffice/page-head';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { RevenuePanel, RevenueStats } from '@/components/backoffice/revenue-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { movedToday, revenueByDay, waiting } from '@/lib/backoffice/dashboard/loaders';
import { lastChecked } from '@/lib/backoffice/ledger/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'backoffice' });
  return { title: t('nav.dashboard') };
}

/** What waits, what today brought, fourteen days of revenue, and whether the books hold. */
export default async function DashboardPage() {
  const locale = await officeLocale();
  setRequestLocale(locale);
  const { permissions } = await requireOperator();
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const seesMoney = permissions.includes('reports.read');
  // All are asked at once; each part is shown as soon as its own is answered.
  const desk = permissions.includes('cashier.read') ? waiting() : undefined;
  const moved = seesMoney ? movedToday() : undefined;
  const revenue = seesMoney ? revenueByDay() : undefined;
  const checked = seesMoney ? lastChecked() : undefined;
  const figures = <Skeleton className="h-24 rounded-card" />;
  return (
    <>
      <PageHead title={t('nav.dashboard')} actions={<RefreshButton />} />
      {!desk && !seesMoney && <p className="text-muted">{t('dashboard.nothing')}</p>}
      <div className="flex flex-col gap-5">
        {desk && (
          <section aria-label={t('dashboard.waiting')}>
            <Suspense fallback={figures}>
              <WaitingStats desk={desk} />
            </Suspense>
          </section>
        )}
        {revenue && moved && checked && (
          <>
            <section aria-label={t('dashboard.today')} className="flex flex-col gap-3">
              <Suspense fallback={figures}>
                <RevenueStats revenue={revenue} />
              </Suspense>
              <Suspense fallback={figures}>
                <MovedStats moved={moved} />
              </Suspense>
            </section>
            <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
              <RevenuePanel revenue={revenue} />
            </Suspense>
            <Suspense fallback={figures}>
              <LedgerState checked={checked} />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
}
