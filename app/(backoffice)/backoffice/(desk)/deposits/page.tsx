import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DepositCase } from '@/components/backoffice/deposit-case';
import { DepositRows } from '@/components/backoffice/deposit-rows';
import { CaseGone } from '@/components/backoffice/case-gone';
import { QueueView } from '@/components/backoffice/queue-view';
import { queueAddress } from '@/components/backoffice/queue-address';
import { depositCase, depositQueue } from '@/lib/backoffice/decisions/loaders';
import { officeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, pageParam, type SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await officeLocale(), namespace: 'backoffice' });
  return { title: t('nav.deposits') };
}

/** The queue of deposits, and beside it the one that is looked at. */
export default async function DepositsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await officeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const given = await searchParams;
  const view = { base: '/backoffice/deposits', waiting: given.show !== 'all', page: pageParam(given.page) };
  const id = idParam(given.id);
  const [queue, found] = await Promise.all([
    depositQueue({ waiting: view.waiting, pageNum: view.page }),
    id === undefined ? undefined : depositCase(id),
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
          <CaseGone back={back} />
        )
      }
    />
  );
}
