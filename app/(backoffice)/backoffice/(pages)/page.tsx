import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { LedgerState } from '@/components/backoffice/ledger-state';
import { PaymentStats, WaitingStats } from '@/components/backoffice/money-stats';
import { PageHeader } from '@/components/backoffice/page-header';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { RevenuePanel, RevenueStats } from '@/components/backoffice/revenue-panel';
import { CheckList } from '@/components/backoffice/setup/check-list';
import { Skeleton } from '@/components/ui/skeleton';
import { sumPaymentsToday, revenueByDay, countWaitingRequests } from '@/lib/backoffice/dashboard/loaders';
import { latestVerification } from '@/lib/backoffice/ledger/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadChecks } from '@/lib/backoffice/setup/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.dashboard') };
}

/** Dashboard: waiting requests, today's figures, fourteen days of revenue, and the state of the ledger. */
export default async function DashboardPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const { permissions } = await requireOperator();
  const checks = permissions.includes('site.write') ? await loadChecks() : undefined;
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const seesMoney = permissions.includes('reports.read');
  // All queries start at once; each part is shown as soon as its own is ready.
  const waiting = permissions.includes('cashier.read') ? countWaitingRequests() : undefined;
  const payments = seesMoney ? sumPaymentsToday() : undefined;
  const revenue = seesMoney ? revenueByDay() : undefined;
  const checked = seesMoney ? latestVerification() : undefined;
  const figures = <Skeleton className="h-24 rounded-card" />;
  return (
    <>
      <PageHeader title={t('nav.dashboard')} actions={<RefreshButton />} />
      {!waiting && !seesMoney && !checks && <p className="text-muted">{t('dashboard.nothing')}</p>}
      <div className="flex flex-col gap-5">
        {checks && <CheckList checks={checks} />}
        {waiting && (
          <section aria-label={t('dashboard.waiting')}>
            <Suspense fallback={figures}>
              <WaitingStats waiting={waiting} />
            </Suspense>
          </section>
        )}
        {revenue && payments && checked && (
          <>
            <section aria-label={t('dashboard.today')} className="flex flex-col gap-3">
              <Suspense fallback={figures}>
                <RevenueStats revenue={revenue} />
              </Suspense>
              <Suspense fallback={figures}>
                <PaymentStats payments={payments} />
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
