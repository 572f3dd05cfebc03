import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageLinks } from '@/components/backoffice/page-links';
import { Panel } from '@/components/backoffice/panel';
import { DifferenceRows } from '@/components/backoffice/reconciliation/difference-rows';
import { partyName } from '@/components/backoffice/reconciliation/party-name';
import { RunFacts } from '@/components/backoffice/reconciliation/run-facts';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, pageParam, type SearchParams } from '@/lib/backoffice/page-params';
import { DIFFERENCE_PAGE_SIZE, MAX_STORED_DIFFERENCES } from '@/lib/reporting/reconciliation/constants';
import { loadReconciliation } from '@/lib/reporting/reconciliation/loaders';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-reconciliation',
  });
  return { title: t('title') };
}

/** One reconciliation and its differences. */
export default async function ReconciliationRunPage({ params, searchParams }: Props) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const id = idParam((await params).id);
  const page = pageParam((await searchParams).page);
  const found = id === undefined ? undefined : await loadReconciliation(id, page);
  if (!found) notFound();
  const t = await getTranslations({ locale, namespace: 'backoffice-reconciliation' });
  const { run, differences } = found;
  const kept = Math.min(run.differences, MAX_STORED_DIFFERENCES);
  return (
    <>
      <PageHeader
        title={partyName(t, run, locale)}
        actions={
          <PageLink
            href="/backoffice/reconciliation"
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
          >
            {t('back')}
          </PageLink>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <Panel>
          <RunFacts run={run} />
        </Panel>
        <Panel title={t('found')} flush>
          <DifferenceRows rows={differences} canDecide={operator.permissions.includes('cashier.decide')} />
          {run.differences > kept && (
            <p className="px-4 py-3 text-sm text-muted">{t('kept', { count: kept })}</p>
          )}
          <PageLinks
            page={page}
            pages={Math.ceil(kept / DIFFERENCE_PAGE_SIZE)}
            href={(number) => `/backoffice/reconciliation/${run.id}?page=${number}`}
          />
        </Panel>
      </div>
    </>
  );
}
