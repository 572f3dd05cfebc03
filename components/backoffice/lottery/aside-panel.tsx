import { getTranslations } from 'next-intl/server';
import { ConfirmButton } from '@/components/backoffice/confirm-button';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { Panel } from '@/components/backoffice/panel';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { AsideBet } from '@/lib/backoffice/lottery/queries';
import type { LocaleCode } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';

/** Bets that were set aside because they could not be settled, corrected or voided, with the cause. Nothing if there is none. */
export async function AsidePanel({
  bets,
  locale,
  mayRetry,
}: {
  bets: readonly AsideBet[];
  locale: LocaleCode;
  mayRetry: boolean;
}) {
  if (bets.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'backoffice-lottery.aside' });
  const games = translator(locale, 'lottery-plays.games');
  return (
    <div className="mb-5">
      <Panel
        flush
        title={t('title')}
        actions={
          mayRetry && (
            <ConfirmButton
              path="/backoffice/api/lottery/aside/retry"
              variant="amber"
              texts={{
                button: t('retry'),
                title: t('retryTitle'),
                text: t('retryText'),
                cancel: t('cancel'),
                done: t('done'),
              }}
            />
          )
        }
      >
        <p className="max-w-prose px-4 pb-3 text-sm text-muted">{t('text')}</p>
        <DataTable
          label={t('title')}
          rows={bets}
          rowKey={({ id }) => String(id)}
          empty={null}
          columns={[
            { key: 'id', head: t('bet'), leads: true, cell: ({ id }) => String(id) },
            {
              key: 'draw',
              head: t('draw'),
              cell: (row) => (
                <PageLink
                  className="text-amber hover:underline"
                  href={`/backoffice/lottery/draws/${row.drawId}`}
                >
                  {games(row.game)} <bdi className="tabular">{row.period}</bdi>
                </PageLink>
              ),
            },
            {
              key: 'member',
              head: t('member'),
              cell: (row) => (
                <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
                  <bdi>{row.account}</bdi>
                </PageLink>
              ),
            },
            {
              key: 'stake',
              head: t('stake'),
              end: true,
              cell: (row) => (
                <Money value={formatDecimal(row.stake)} currency={row.currency} locale={locale} />
              ),
            },
            { key: 'stage', head: t('stage'), cell: ({ stage }) => t(`stages.${stage}`) },
            {
              key: 'cause',
              head: t('cause'),
              cell: ({ cause }) => (
                <bdi dir="ltr" className="break-all">
                  {cause}
                </bdi>
              ),
            },
            {
              key: 'attempts',
              head: t('attempts'),
              end: true,
              cell: ({ attempts }) => new Intl.NumberFormat(locale).format(attempts),
            },
            {
              key: 'last',
              head: t('last'),
              cell: ({ lastAt }) => <DateTime at={lastAt} locale={locale} seconds />,
            },
          ]}
        />
      </Panel>
    </div>
  );
}
