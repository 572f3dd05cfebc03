import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DepositCase } from '@/components/backoffice/deposit-case';
import { CaseNotFound } from '@/components/backoffice/case-not-found';
import { PageMessages } from '@/components/backoffice/page-messages';
import { DepositRows } from '@/components/backoffice/queue/deposit-rows';
import { queueAddress } from '@/components/backoffice/queue/queue-address';
import { QueueFilter } from '@/components/backoffice/queue/queue-filter';
import { toQueueItems } from '@/components/backoffice/queue/to-queue-items';
import { QueueView } from '@/components/backoffice/queue/queue-view';
import { loadDepositCase, loadDepositQueue, loadQueueChoices } from '@/lib/backoffice/decisions/loaders';
import { readQueueParams, STATUSES } from '@/lib/backoffice/decisions/params';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { amountParam, idParam, type SearchParams } from '@/lib/backoffice/page-params';
import { pickMessages } from '@/lib/i18n/messages';
import { siteConfig } from '@/lib/platform/site-config';
import { zoneName } from '@/lib/platform/zone';

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
  const view = { base: '/backoffice/deposits', ...readQueueParams(given) };
  const id = idParam(given.id);
  const [queue, choices, found] = await Promise.all([
    loadDepositQueue(view, operator.id),
    loadQueueChoices('deposit'),
    id === undefined ? undefined : loadDepositCase(id),
  ]);
  const back = queueAddress(view);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-queues'])}>
      <QueueView
        kind="deposit"
        title={t('nav.deposits')}
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
            kind="deposit"
            statuses={STATUSES.deposit}
            zone={zoneName(siteConfig().money.settlementZone)}
            {...choices}
          />
        }
        rows={<DepositRows queue={queue} operator={operator} view={view} chosen={id} />}
        items={toQueueItems(queue, operator.id)}
        canDecide={operator.permissions.includes('cashier.decide')}
        openId={id}
        open={
          found ? (
            <DepositCase
              key={String(id)}
              given={found}
              operator={operator}
              back={back}
              arrived={amountParam(given.arrived)}
            />
          ) : id === undefined ? undefined : (
            <CaseNotFound back={back} />
          )
        }
      />
    </PageMessages>
  );
}
