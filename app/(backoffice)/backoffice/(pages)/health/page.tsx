import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { HealthBadge, HealthList } from '@/components/backoffice/system/health-list';
import { ProcessRows, StatementRows } from '@/components/backoffice/system/process-rows';
import { loadHealth } from '@/lib/backoffice/health/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.health') };
}

/** What the site needs to run. It is measured when the page is opened; each check says what to do. */
export default async function HealthPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('jobs.run');
  const [t, { checks, state, processes, statements }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-system' }),
    loadHealth(),
  ]);
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-3">
            {t('health.title')}
            <HealthBadge state={state} />
          </span>
        }
        text={t('health.text')}
        actions={<RefreshButton />}
      />
      <div className="flex flex-col gap-5">
        <Panel flush>
          <HealthList checks={checks} locale={locale} />
        </Panel>
        <Panel title={t('health.processes')} flush>
          <ProcessRows rows={processes} locale={locale} />
        </Panel>
        <Panel title={t('health.statements')} flush={statements !== undefined}>
          {statements ? (
            <StatementRows rows={statements} locale={locale} />
          ) : (
            <p className="text-sm text-muted">{t('health.statementsOff')}</p>
          )}
        </Panel>
      </div>
    </>
  );
}
