import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BonusEditor } from '@/components/backoffice/bonuses/bonus-editor';
import { BonusPreview } from '@/components/backoffice/bonuses/bonus-preview';
import { BonusState } from '@/components/backoffice/bonuses/bonus-state';
import { GiveBonus } from '@/components/backoffice/bonuses/give-bonus';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { findBonus } from '@/lib/backoffice/bonuses/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { textIn } from '@/lib/content/text';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { siteConfig } from '@/lib/platform/site-config';
import { BIRTHDAY_WAIT_DAYS } from '@/lib/rewards/bonuses/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-bonuses' });
  return { title: t('title') };
}

/** Editor of a bonus, its preview for a member, and what was decided lately. */
export default async function BonusPage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('rewards.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-bonuses' });
  const requested = idParam((await params).id);
  const found = requested === undefined ? undefined : await findBonus(requested);
  if (!found) notFound();
  const { bonus, decisions } = found;
  const mayWrite = operator.permissions.includes('bonuses.write');
  const currency = bonus.rule.payout === 'points' ? POINTS_CURRENCY : siteConfig().money.currency;
  const id = String(bonus.id);
  return (
    <>
      <EditorHeader href="/backoffice/rewards/bonuses" back={t('back')} title={textIn(bonus.title, locale)} />
      <BonusState found={found} />
      <BonusEditor key={bonus.version} locale={locale} bonus={bonus} mayWrite={mayWrite} />
      <div className="mt-5 grid gap-5 xl:grid-cols-2">
        <PageMessages messages={pickMessages(locale, ['backoffice-bonuses'])}>
          <Panel title={t('preview.title')}>
            <BonusPreview
              id={id}
              currency={bonus.rule.payout === 'points' ? undefined : currency}
              hasBase={['deposit', 'loss', 'turnover'].includes(bonus.trigger)}
            />
          </Panel>
          {mayWrite && bonus.published && bonus.rule.amount.kind === 'fixed' && (
            <Panel title={t('give.title')}>
              <GiveBonus id={id} />
            </Panel>
          )}
        </PageMessages>
      </div>
      <Panel
        title={t('decisions.title')}
        actions={
          <PageLink className="text-sm text-amber hover:underline" href={`/backoffice/rewards?bonus=${id}`}>
            {t.rich('decisions.all', {
              amount: () => (
                <Money value={formatDecimal(bonus.granted)} currency={currency} locale={locale} />
              ),
            })}
          </PageLink>
        }
        flush
        className="mt-5"
      >
        <DataTable
          label={t('decisions.title')}
          rows={decisions}
          rowKey={(row) => row.event}
          empty={<EmptyState title={t('decisions.none')} hint={t('decisions.noneHint')} />}
          columns={[
            {
              key: 'member',
              head: t('decisions.member'),
              leads: true,
              cell: (row) => (
                <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
                  <bdi>{row.account}</bdi>
                </PageLink>
              ),
            },
            {
              key: 'outcome',
              head: t('decisions.outcome'),
              cell: (row) =>
                row.rewardId === null ? (
                  row.failed.map((name) => t(`conditions.${name}`, { days: BIRTHDAY_WAIT_DAYS })).join(', ')
                ) : (
                  <PageLink
                    className="text-amber hover:underline"
                    href={`/backoffice/rewards/${row.rewardId}`}
                  >
                    {t('decisions.given', { id: String(row.rewardId) })}
                  </PageLink>
                ),
            },
            {
              key: 'amount',
              head: t('decisions.amount'),
              end: true,
              cell: (row) => <Money value={formatDecimal(row.amount)} currency={currency} locale={locale} />,
            },
            {
              key: 'event',
              head: t('decisions.event'),
              cell: (row) => (
                <bdi dir="ltr" className="font-mono text-xs">
                  {row.event}
                </bdi>
              ),
            },
            {
              key: 'at',
              head: t('decisions.at'),
              cell: (row) => <DateTime at={row.createdAt} locale={locale} />,
            },
          ]}
        />
      </Panel>
    </>
  );
}
