import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { RunRows } from '@/components/backoffice/reconciliation/run-rows';
import { StatementForm } from '@/components/backoffice/reconciliation/statement-form';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, zoneName } from '@/lib/platform/zone';
import { loadReconciliations } from '@/lib/reporting/reconciliation/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-reconciliation',
  });
  return { title: t('title') };
}

/** Reconciliation of our records with statements of vendors and payment providers (M12). */
export default async function ReconciliationPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('reports.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-reconciliation' });
  const { sources, runs } = await loadReconciliations();
  const zone = siteConfig().money.settlementZone;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <Panel title={t('new')}>
          <StatementForm
            sources={sources}
            yesterday={dayAfter(dayOf(now(), zone), -1)}
            zone={zoneName(zone)}
          />
        </Panel>
        <Panel title={t('runs')} flush>
          <RunRows rows={runs} />
        </Panel>
      </div>
    </>
  );
}
