import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import type { HouseBalance } from '@/lib/ledger/queries';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from './data-table';

/** Table of the balances of the house accounts. */
export function HouseRows({ rows }: { rows: readonly HouseBalance[] }) {
  const t = useTranslations('backoffice.ledger');
  const locale = useLocale();
  return (
    <DataTable
      label={t('house')}
      rows={rows}
      rowKey={(account) => String(account.accountId)}
      empty={<EmptyState title={t('noHouse')} />}
      columns={[
        { key: 'kind', head: t('account'), leads: true, cell: (account) => <bdi>{account.kind}</bdi> },
        { key: 'currency', head: t('currency'), cell: (account) => account.currency },
        {
          key: 'amount',
          head: t('balance'),
          end: true,
          cell: (account) => (
            <Money value={formatDecimal(account.amount)} currency={account.currency} locale={locale} signed />
          ),
        },
      ]}
    />
  );
}
