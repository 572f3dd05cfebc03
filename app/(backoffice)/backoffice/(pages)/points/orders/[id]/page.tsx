import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { DecideOrder } from '@/components/backoffice/points/decide-order';
import { OrderBadge } from '@/components/backoffice/points/order-badge';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { TransactionLink } from '@/components/backoffice/transaction-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { findOrder } from '@/lib/backoffice/points/loaders';
import { textIn } from '@/lib/content/text';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-points' });
  return { title: t('title') };
}

/** One order with its delivery address and its ledger transactions. Who may decide on it sees the address. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('points.read');
  const id = idParam((await params).id);
  const order = id === undefined ? undefined : await findOrder(id);
  if (!order) notFound();
  const t = await getTranslations({ locale, namespace: 'backoffice-points' });
  const mayDecide = operator.permissions.includes('points.decide');
  const figure = new Intl.NumberFormat(locale);
  const fact = (key: string, value: ReactNode) => ({ key, name: t(`order.${key}` as never), value });
  const { address } = order;
  return (
    <>
      <PageHeader title={t('order.title', { id: String(order.id) })} text={textIn(order.title, locale)} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel title={t('order.facts')} actions={<OrderBadge status={order.status} />}>
          <Facts
            facts={[
              fact(
                'member',
                <PageLink
                  className="text-amber hover:underline"
                  href={`/backoffice/members/${order.memberId}`}
                >
                  <bdi>{order.account}</bdi>
                </PageLink>,
              ),
              fact('quantity', figure.format(order.quantity)),
              fact('paid', order.isWon ? t('order.won') : figure.format(order.points / 10_000n)),
              ...(['price', 'worth'] as const)
                .filter((name) => order[name] > 0n)
                .map((name) =>
                  fact(
                    name,
                    <Money
                      key={name}
                      value={formatDecimal(order[name])}
                      currency={order.currency}
                      locale={locale}
                    />,
                  ),
                ),
              fact('at', <DateTime at={order.createdAt} locale={locale} />),
              ...(order.decidedAt
                ? [fact('decided', <DateTime key="decided" at={order.decidedAt} locale={locale} />)]
                : []),
              ...(order.decidedBy ? [fact('operator', <bdi key="operator">{order.decidedBy}</bdi>)] : []),
              ...(order.tracking ? [fact('tracking', <bdi key="tracking">{order.tracking}</bdi>)] : []),
              ...(order.note ? [fact('note', <bdi key="note">{order.note}</bdi>)] : []),
              ...Object.entries(order.ledger).flatMap(([name, transaction]) =>
                transaction === null
                  ? []
                  : [
                      fact(
                        `ledger.${name}`,
                        <TransactionLink key={name} id={transaction} operator={operator} />,
                      ),
                    ],
              ),
            ]}
          />
        </Panel>
        {order.kind === 'goods' && (
          <Panel title={t('order.address')}>
            {!address ? (
              <p className="text-sm text-muted">{t('order.noAddress')}</p>
            ) : mayDecide ? (
              <address className="text-sm leading-relaxed not-italic">
                <bdi className="font-medium">{address.name}</bdi>
                <br />
                <bdi>{address.phone}</bdi>
                <br />
                <bdi>{address.street}</bdi>
                <br />
                <bdi>
                  {[address.postcode, address.city, address.region, address.country]
                    .filter(Boolean)
                    .join(', ')}
                </bdi>
              </address>
            ) : (
              <p className="text-sm text-muted">{t('order.hidden')}</p>
            )}
            {order.status === 'process' && mayDecide && (
              <div className="mt-5">
                <PageMessages messages={pickMessages(locale, ['backoffice-points'])}>
                  <DecideOrder id={String(order.id)} />
                </PageMessages>
              </div>
            )}
          </Panel>
        )}
      </div>
    </>
  );
}
