'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { DashboardMoney } from '@/lib/backoffice/dashboard/schema';
import { DataTable } from '../data-table';
import { Panel } from '../panel';

const MORE =
  'inline-flex min-h-11 items-center rounded-control text-sm text-amber underline-offset-4 hover:underline lg:min-h-0';

function useEmpty() {
  const t = useTranslations('backoffice-dashboard');
  return <p className="px-4 py-6 text-sm text-muted">{t('noneToday')}</p>;
}

/** The games with the highest stakes of today. */
export function GameList({ money: { games, currency } }: { money: DashboardMoney }) {
  const t = useTranslations('backoffice-dashboard');
  const locale = useLocale();
  const empty = useEmpty();
  return (
    <Panel
      flush
      title={t('topGames')}
      actions={
        <PageLink href="/backoffice/reports/games?period=today&order=stakes" className={MORE}>
          {t('all')}
        </PageLink>
      }
    >
      <DataTable
        label={t('topGames')}
        rows={games}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/backoffice/reports/rounds?period=today&game=${id}`}
        empty={empty}
        columns={[
          { key: 'name', head: t('game'), leads: true, cell: ({ name }) => name },
          { key: 'vendor', head: t('vendor'), cell: ({ vendor }) => <bdi>{vendor}</bdi> },
          {
            key: 'stakes',
            head: t('figures.stakes'),
            end: true,
            cell: ({ stakes }) => <Money value={stakes} currency={currency} locale={locale} />,
          },
          {
            key: 'gross',
            head: t('figures.gross'),
            end: true,
            cell: ({ gross }) => <Money value={gross} currency={currency} locale={locale} signed />,
          },
        ]}
      />
    </Panel>
  );
}

/** The members who lost or won the most today. */
export function MemberList({
  money,
  which,
  linked,
}: {
  money: DashboardMoney;
  which: 'losers' | 'winners';
  linked: boolean;
}) {
  const t = useTranslations('backoffice-dashboard');
  const locale = useLocale();
  const empty = useEmpty();
  const { currency } = money;
  const direction = which === 'losers' ? 'asc' : 'desc';
  return (
    <Panel
      flush
      title={t(which)}
      actions={
        <PageLink
          href={`/backoffice/reports/players?period=today&order=result&direction=${direction}`}
          className={MORE}
        >
          {t('all')}
        </PageLink>
      }
    >
      <DataTable
        label={t(which)}
        rows={money[which]}
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          linked ? `/backoffice/members/${id}` : `/backoffice/reports/rounds?period=today&member=${id}`
        }
        empty={empty}
        columns={[
          { key: 'account', head: t('member'), leads: true, cell: ({ account }) => account },
          {
            key: 'stakes',
            head: t('figures.stakes'),
            end: true,
            cell: ({ stakes }) => <Money value={stakes} currency={currency} locale={locale} />,
          },
          {
            key: 'result',
            head: t('result'),
            end: true,
            cell: ({ result }) => <Money value={result} currency={currency} locale={locale} signed />,
          },
        ]}
      />
    </Panel>
  );
}

/** The largest deposits and withdrawals of today. */
export function PaymentList({
  money: { payments, currency },
  linked,
}: {
  money: DashboardMoney;
  /** Whether the operator may open the requests. */
  linked: boolean;
}) {
  const t = useTranslations('backoffice-dashboard');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const empty = useEmpty();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
  return (
    <Panel
      flush
      title={t('largePayments')}
      actions={
        <PageLink href="/backoffice/reports/payments?period=today" className={MORE}>
          {t('all')}
        </PageLink>
      }
    >
      <DataTable
        label={t('largePayments')}
        rows={payments}
        rowKey={({ kind, id }) => `${kind}:${id}`}
        {...(linked
          ? {
              rowHref: ({ kind, id }: (typeof payments)[number]) =>
                `/backoffice/${kind === 'deposit' ? 'deposits' : 'withdrawals'}?show=all&id=${id}`,
            }
          : {})}
        empty={empty}
        columns={[
          { key: 'account', head: t('member'), leads: true, cell: ({ account }) => account },
          { key: 'kind', head: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
          { key: 'at', head: t('time'), cell: ({ at }) => time.format(new Date(at)) },
          {
            key: 'amount',
            head: t('amount'),
            end: true,
            cell: ({ kind, amount }) => (
              <Money
                value={kind === 'deposit' ? amount : `-${amount}`}
                currency={currency}
                locale={locale}
                signed
              />
            ),
          },
        ]}
      />
    </Panel>
  );
}
