import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import type { VendorBook, WalletDifference } from '@/lib/gateway/transfers/queries';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable, type Column } from '../data-table';
import { DateTime } from '../date-time';
import { MemberAccount } from '../member-account';
import { Panel } from '../panel';

interface Props {
  books: readonly VendorBook[];
  differences: readonly WalletDifference[];
  locale: LocaleCode;
  /** Whether the operator may open a member. */
  mayOpen: boolean;
}

/** What is at each vendor by our book and by the vendor's last word, and the wallets that differ most. */
export async function BooksPanel({ books, differences, locale, mayOpen }: Props) {
  const t = await getTranslations('backoffice-vendors.wallet');
  const count = new Intl.NumberFormat(locale);
  const amount = (value: bigint, currency: string, signed = false) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} signed={signed} />
  );
  if (books.length === 0) return null;
  const figures: Column<Pick<VendorBook, 'book' | 'reported' | 'currency'>>[] = [
    { key: 'book', head: t('columns.book'), end: true, cell: (row) => amount(row.book, row.currency) },
    {
      key: 'reported',
      head: t('columns.reported'),
      end: true,
      cell: (row) => amount(row.reported, row.currency),
    },
    {
      key: 'difference',
      head: t('columns.difference'),
      end: true,
      cell: (row) => amount(row.reported - row.book, row.currency, true),
    },
  ];
  return (
    <div className="mb-5 flex flex-col gap-5">
      <Panel flush title={t('books')}>
        <DataTable
          label={t('books')}
          rows={books}
          rowKey={(row) => `${row.vendor} ${row.currency}`}
          empty={<EmptyState title={t('noBooks')} />}
          columns={[
            { key: 'vendor', head: t('columns.vendor'), leads: true, cell: (row) => <bdi>{row.name}</bdi> },
            {
              key: 'members',
              head: t('columns.members'),
              end: true,
              cell: (row) => count.format(row.members),
            },
            {
              key: 'transit',
              head: t('columns.transit'),
              end: true,
              cell: (row) => amount(row.transit, row.currency),
            },
            ...figures,
            { key: 'held', head: t('columns.held'), end: true, cell: (row) => count.format(row.held) },
            {
              key: 'contradicted',
              head: t('columns.contradicted'),
              end: true,
              cell: (row) => count.format(row.contradicted),
            },
          ]}
        />
      </Panel>
      {differences.length > 0 && (
        <Panel flush title={t('differences')}>
          <p className="px-4 pb-3 text-sm text-muted">{t('differencesText')}</p>
          <DataTable
            label={t('differences')}
            rows={differences}
            rowKey={(row) => `${row.memberId} ${row.vendor} ${row.currency}`}
            empty={null}
            columns={[
              {
                key: 'account',
                head: t('columns.account'),
                leads: true,
                cell: (row) => <MemberAccount id={row.memberId} account={row.account} mayOpen={mayOpen} />,
              },
              { key: 'vendor', head: t('columns.vendor'), cell: (row) => <bdi>{row.name}</bdi> },
              ...figures,
              {
                key: 'reportedAt',
                head: t('columns.reportedAt'),
                cell: (row) => (row.reportedAt ? <DateTime at={row.reportedAt} locale={locale} /> : '–'),
              },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}
