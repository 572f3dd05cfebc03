import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { Panel } from '@/components/backoffice/panel';
import { RewardsHeader } from '@/components/backoffice/rewards/rewards-header';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PenLine } from '@/components/ui/icons';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { loadBonuses } from '@/lib/backoffice/bonuses/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { siteConfig } from '@/lib/platform/site-config';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-bonuses' });
  return { title: t('title') };
}

/** The bonuses that operators have set up, the newest first. */
export default async function BonusesPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('rewards.read');
  const [t, bonuses] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-bonuses' }),
    loadBonuses(),
  ]);
  const figure = new Intl.NumberFormat(locale);
  const { currency } = siteConfig().money;
  return (
    <>
      <RewardsHeader
        view="bonuses"
        actions={
          operator.permissions.includes('bonuses.write') && (
            <PageLink href="/backoffice/rewards/bonuses/new" className={buttonStyle({ variant: 'amber' })}>
              <PenLine aria-hidden className="size-4" />
              {t('new')}
            </PageLink>
          )
        }
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          rows={bonuses}
          rowKey={(row) => String(row.id)}
          rowHref={(row) => `/backoffice/rewards/bonuses/${row.id}`}
          empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
          columns={[
            { key: 'title', head: t('columns.title'), leads: true, cell: (row) => textIn(row.title, locale) },
            {
              key: 'trigger',
              head: t('columns.trigger'),
              cell: (row) => (
                <>
                  {t(`triggers.${row.trigger}`)}
                  {row.code && (
                    <bdi dir="ltr" className="ms-1 font-mono text-xs">
                      {row.code}
                    </bdi>
                  )}
                </>
              ),
            },
            { key: 'grants', head: t('columns.grants'), end: true, cell: (row) => figure.format(row.grants) },
            {
              key: 'granted',
              head: t('columns.granted'),
              end: true,
              cell: (row) => (
                <Money
                  value={formatDecimal(row.granted)}
                  currency={row.rule.payout === 'points' ? POINTS_CURRENCY : currency}
                  locale={locale}
                />
              ),
            },
            {
              key: 'budget',
              head: t('columns.budget'),
              end: true,
              cell: (row) =>
                row.budget === null ? (
                  '–'
                ) : (
                  <Money
                    value={formatDecimal(row.budget)}
                    currency={row.rule.payout === 'points' ? POINTS_CURRENCY : currency}
                    locale={locale}
                  />
                ),
            },
            {
              key: 'state',
              head: t('columns.state'),
              cell: (row) =>
                row.published ? <Badge tone="jade">{t('published')}</Badge> : <Badge>{t('draft')}</Badge>,
            },
          ]}
        />
      </Panel>
    </>
  );
}
