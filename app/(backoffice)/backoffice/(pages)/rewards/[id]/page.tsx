import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { CancelReward } from '@/components/backoffice/rewards/cancel-reward';
import { RewardBadge } from '@/components/backoffice/rewards/reward-badge';
import { TransactionLink } from '@/components/backoffice/transaction-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { findReward } from '@/lib/backoffice/rewards/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { titleOf } from '@/lib/rewards/centre/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-rewards' });
  return { title: t('title') };
}

/** One reward with the entries of its ledger transaction. */
export default async function RewardPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('rewards.read');
  const id = idParam((await params).id);
  const reward = id === undefined ? undefined : await findReward(id);
  if (!reward) notFound();
  const [t, tCentre] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-rewards' }),
    getTranslations({ locale, namespace: 'reward-centre' }),
  ]);
  const { payout } = reward;
  const kindName = tCentre(`kinds.${reward.kind}`);
  const fact = (key: string, value: ReactNode) => ({ key, name: t(`facts.${key}` as never), value });
  const money = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={payout.currency} locale={locale} signed={signed} />
  );
  return (
    <>
      <PageHeader
        title={t('one', { id: String(reward.id) })}
        text={titleOf(reward.params, locale) ?? kindName}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel title={t('facts.title')} actions={<RewardBadge status={reward.status} />}>
          <Facts
            facts={[
              fact(
                'member',
                <PageLink
                  className="text-amber hover:underline"
                  href={`/backoffice/members/${reward.memberId}`}
                >
                  <bdi>{reward.account}</bdi>
                </PageLink>,
              ),
              fact('kind', kindName),
              fact('amount', money(payout.amount)),
              fact('multiple', reward.wagering.multiple),
              fact('created', <DateTime at={reward.createdAt} locale={locale} />),
              ...(reward.expiresAt
                ? [fact('expires', <DateTime key="expires" at={reward.expiresAt} locale={locale} />)]
                : []),
              ...(reward.endedAt
                ? [fact('ended', <DateTime key="ended" at={reward.endedAt} locale={locale} />)]
                : []),
              ...(reward.params.reason
                ? [
                    fact(
                      'reason',
                      // A reward of a rank has a word for its reason, one by hand the operator's text.
                      reward.kind !== 'manual' && tCentre.has(`reasons.${reward.params.reason}` as never) ? (
                        tCentre(`reasons.${reward.params.reason}` as never)
                      ) : (
                        <bdi key="reason">{reward.params.reason}</bdi>
                      ),
                    ),
                  ]
                : []),
              ...(reward.cancelReason
                ? [fact('cancelReason', <bdi key="cancelReason">{reward.cancelReason}</bdi>)]
                : []),
              ...(reward.cancelledBy
                ? [fact('operator', <bdi key="operator">{reward.cancelledBy}</bdi>)]
                : []),
              fact(
                'key',
                <bdi key="key" className="font-mono text-xs break-all">
                  {reward.key}
                </bdi>,
              ),
            ]}
          />
          {reward.status === 'claimable' && operator.permissions.includes('rewards.manage') && (
            <div className="mt-5">
              <PageMessages messages={pickMessages(locale, ['backoffice-rewards'])}>
                <CancelReward id={String(reward.id)} />
              </PageMessages>
            </div>
          )}
        </Panel>
        <Panel
          title={
            reward.transactionId === null
              ? t('ledger.none')
              : t.rich('ledger.title', {
                  id: () => <TransactionLink id={reward.transactionId!} operator={operator} />,
                })
          }
        >
          <DataTable
            label={t('ledger.label')}
            rows={reward.entries}
            rowKey={(row) => `${row.account}:${row.amount}`}
            empty={<EmptyState title={t('ledger.none')} hint={t('ledger.noneHint')} />}
            columns={[
              {
                key: 'account',
                head: t('ledger.account'),
                leads: true,
                cell: (row) => (
                  <bdi>
                    {row.account}
                    {row.member && <span className="text-muted"> · {row.member}</span>}
                  </bdi>
                ),
              },
              { key: 'amount', head: t('ledger.amount'), end: true, cell: (row) => money(row.amount, true) },
            ]}
          />
        </Panel>
      </div>
    </>
  );
}
