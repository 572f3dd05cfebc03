import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { WithdrawalCase } from '@/components/backoffice/withdrawal-case';
import { CaseNotFound } from '@/components/backoffice/case-not-found';
import { PageMessages } from '@/components/backoffice/page-messages';
import { queueAddress } from '@/components/backoffice/queue/queue-address';
import { QueueFilter } from '@/components/backoffice/queue/queue-filter';
import { toQueueItems } from '@/components/backoffice/queue/to-queue-items';
import { QueueView } from '@/components/backoffice/queue/queue-view';
import { WithdrawalRows } from '@/components/backoffice/queue/withdrawal-rows';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { loadTemplates } from '@/lib/backoffice/channels/loaders';
import {
  loadQueueChoices,
  loadWithdrawalCase,
  loadWithdrawalQueue,
} from '@/lib/backoffice/decisions/loaders';
import { readQueueParams, STATUSES } from '@/lib/backoffice/decisions/params';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { siteConfig } from '@/lib/platform/site-config';
import { zoneName } from '@/lib/platform/zone';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.withdrawals') };
}

/** The queue of withdrawals, and the open withdrawal next to it. */
export default async function WithdrawalsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.read');
  const [t, tQueues] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice' }),
    getTranslations({ locale, namespace: 'backoffice-queues' }),
  ]);
  const given = await searchParams;
  const view = { base: '/backoffice/withdrawals', ...readQueueParams(given) };
  const id = idParam(given.id);
  const [queue, choices, templates, found] = await Promise.all([
    loadWithdrawalQueue(view, operator.id),
    loadQueueChoices('withdraw'),
    loadTemplates(),
    id === undefined ? undefined : loadWithdrawalCase(id),
  ]);
  const back = queueAddress(view);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-queues'])}>
      <QueueView
        kind="withdraw"
        title={t('nav.withdrawals')}
        view={view}
        total={queue.total}
        next={queue.next}
        newest={queue.newest}
        filter={
          <QueueFilter
            key={back}
            base={view.base}
            waiting={view.waiting}
            parts={view.parts}
            kind="withdrawal"
            statuses={STATUSES.withdraw}
            zone={zoneName(siteConfig().money.settlementZone)}
            {...choices}
          />
        }
        rows={<WithdrawalRows queue={queue} operator={operator} view={view} chosen={id} />}
        items={toQueueItems(queue, operator.id)}
        canDecide={operator.permissions.includes('cashier.decide')}
        openId={id}
        templates={templates.map(({ name }) => name)}
        actions={
          <PageLink
            href="/backoffice/withdrawals/files"
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
          >
            {tQueues('files.title')}
          </PageLink>
        }
        open={
          found ? (
            <WithdrawalCase key={String(id)} given={found} operator={operator} back={back} />
          ) : id === undefined ? undefined : (
            <CaseNotFound back={back} />
          )
        }
      />
    </PageMessages>
  );
}
