import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DepositCase } from '@/components/backoffice/deposit-case';
import { DepositRows } from '@/components/backoffice/deposit-rows';
import { CaseNotFound } from '@/components/backoffice/case-not-found';
import { QueueView } from '@/components/backoffice/queue-view';
import { queueAddress } from '@/components/backoffice/queue-address';
import { loadDepositCase, loadDepositQueue } from '@/lib/backoffice/decisions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, pageParam, type SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.deposits') };
}

/** The queue of deposits, and the open deposit next to it. */
export default async function DepositsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const given = await searchParams;
  const view = { base: '/backoffice/deposits', waiting: given.show !== 'all', page: pageParam(given.page) };
  const id = idParam(given.id);
  const [queue, found] = await Promise.all([
    loadDepositQueue({ waiting: view.waiting, pageNum: view.page }),
    id === undefined ? undefined : loadDepositCase(id),
  ]);
  const back = queueAddress(view);
  return (
    <QueueView
      title={t('nav.deposits')}
      view={view}
      total={queue.total}
      pages={queue.totalPages}
      rows={<DepositRows rows={queue.list} view={view} chosen={id} />}
      open={
        found ? (
          <DepositCase given={found} operator={operator} back={back} />
        ) : id === undefined ? undefined : (
          <CaseNotFound back={back} />
        )
      }
    />
  );
}
