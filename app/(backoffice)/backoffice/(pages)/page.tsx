import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { LiveDashboard } from '@/components/backoffice/dashboard/live-dashboard';
import { LedgerState } from '@/components/backoffice/ledger-state';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { CheckList } from '@/components/backoffice/setup/check-list';
import { Skeleton } from '@/components/ui/skeleton';
import { loadDashboard } from '@/lib/backoffice/dashboard/loaders';
import { latestVerification } from '@/lib/backoffice/ledger/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadChecks } from '@/lib/backoffice/setup/loaders';
import type { Operator } from '@/lib/backoffice/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.dashboard') };
}

/** Dashboard: waiting requests, figures of today against earlier days, charts, the largest of everything, the state of the ledger. */
export default async function DashboardPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator();
  const checks = operator.permissions.includes('site.write') ? await loadChecks() : undefined;
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  return (
    <>
      <PageHeader title={t('nav.dashboard')} actions={<RefreshButton />} />
      <div className="flex flex-col gap-5">
        {checks && <CheckList checks={checks} />}
        <Suspense fallback={<Waiting />}>
          <Figures operator={operator} locale={locale} />
        </Suspense>
      </div>
    </>
  );
}

async function Figures({ operator, locale }: { operator: Operator; locale: LocaleCode }) {
  const value = await loadDashboard(operator, locale);
  const ledger = operator.permissions.includes('reports.read') && (
    <Suspense fallback={<Skeleton className="h-16 rounded-card" />}>
      <LedgerState checked={latestVerification()} />
    </Suspense>
  );
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-dashboard']) as never}>
      <LiveDashboard
        initial={value}
        seesMembers={operator.permissions.includes('members.read')}
        ledger={ledger}
      />
    </PageMessages>
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-5" aria-busy="true">
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-48 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </div>
);
