import { getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import type { RefusedRound } from '@/lib/gateway/transfers/queries';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { MemberAccount } from '../member-account';
import { Panel } from '../panel';

interface Props {
  rounds: readonly RefusedRound[];
  locale: LocaleCode;
  /** Whether the operator may open a member. */
  mayOpen: boolean;
}

/** The rounds that vendors have reported of their wallets and that could not be taken, with the reason of each. Nothing if there are none. */
export async function RefusedRoundsPanel({ rounds, locale, mayOpen }: Props) {
  const t = await getTranslations('backoffice-vendors.wallet');
  if (rounds.length === 0) return null;
  const amount = (value: bigint | null, currency: string | null) =>
    value === null || currency === null ? (
      '–'
    ) : (
      <Money value={formatDecimal(value)} currency={currency} locale={locale} />
    );
  return (
    <div className="mb-5">
      <Panel flush title={t('refused')}>
        <p className="px-4 pb-3 text-sm text-muted">{t('refusedText')}</p>
        <DataTable
          label={t('refused')}
          rows={rounds}
          rowKey={(row) => `${row.vendor} ${row.roundId}`}
          empty={null}
          columns={[
            { key: 'round', head: t('columns.round'), leads: true, cell: (row) => <bdi>{row.roundId}</bdi> },
            { key: 'vendor', head: t('columns.vendor'), cell: (row) => <bdi>{row.name}</bdi> },
            {
              key: 'account',
              head: t('columns.account'),
              cell: (row) =>
                row.memberId === null || row.account === null ? (
                  '–'
                ) : (
                  <MemberAccount id={row.memberId} account={row.account} mayOpen={mayOpen} />
                ),
            },
            {
              key: 'stake',
              head: t('columns.stake'),
              end: true,
              cell: (row) => amount(row.stake, row.currency),
            },
            {
              key: 'payout',
              head: t('columns.payout'),
              end: true,
              cell: (row) => amount(row.payout, row.currency),
            },
            { key: 'reason', head: t('columns.reason'), cell: (row) => t(`refusedReasons.${row.reason}`) },
            {
              key: 'at',
              head: t('columns.refusedAt'),
              cell: (row) => <DateTime at={row.at} locale={locale} />,
            },
          ]}
        />
      </Panel>
    </div>
  );
}
