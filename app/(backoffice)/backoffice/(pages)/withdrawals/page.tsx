import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { WithdrawalCase } from '@/components/backoffice/withdrawal-case';
import { WithdrawalRows } from '@/components/backoffice/withdrawal-rows';
import { CaseNotFound } from '@/components/backoffice/case-not-found';
import { QueueView } from '@/components/backoffice/queue-view';
import { queueAddress } from '@/components/backoffice/queue-address';
import { loadWithdrawalCase, loadWithdrawalQueue } from '@/lib/backoffice/decisions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, pageParam, type SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.withdrawals') };
}

/** The queue of withdrawals, and the open withdrawal next to it. */
export default async function WithdrawalsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const given = await searchParams;
  const view = {
    base: '/backoffice/withdrawals',
    waiting: given.show !== 'all',
    page: pageParam(given.page),
  };
  const id = idParam(given.id);
  const [queue, found] = await Promise.all([
    loadWithdrawalQueue({ waiting: view.waiting, pageNum: view.page }),
    id === undefined ? undefined : loadWithdrawalCase(id),
  ]);
  const back = queueAddress(view);
  return (
    <QueueView
      title={t('nav.withdrawals')}
      view={view}
      total={queue.total}
      pages={queue.totalPages}
      rows={<WithdrawalRows rows={queue.list} view={view} chosen={id} />}
      open={
        found ? (
          <WithdrawalCase given={found} operator={operator} back={back} />
        ) : id === undefined ? undefined : (
          <CaseNotFound back={back} />
        )
      }
    />
  );
}
