import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MemberAccount } from '@/components/backoffice/member-account';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { AskButton } from '@/components/backoffice/wallet-transfers/ask-button';
import { BooksPanel } from '@/components/backoffice/wallet-transfers/books-panel';
import { RefusedRoundsPanel } from '@/components/backoffice/wallet-transfers/refused-rounds-panel';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import {
  WALLET_TRANSFER_STATES,
  walletTransfersTable,
} from '@/lib/backoffice/tables/sources/wallet-transfers';
import { loadVendorBooks } from '@/lib/backoffice/wallet-transfers/loaders';
import { pickMessages } from '@/lib/i18n/messages';

const BASE = '/backoffice/wallet-transfers';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-tables' });
  return { title: t('names.walletTransfers') };
}

/** Transfers between members and the wallets of vendors, newest first, and the books of both sides. */
export default async function WalletTransfersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates, { books, differences, refused, vendors }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-tables' }),
    loadTable(walletTransfersTable, query, operator, locale),
    loadCandidates(operator, 'walletTransfers'),
    loadVendorBooks(),
  ]);
  const names = new Map(vendors.map(({ code, displayName }) => [code, displayName]));
  const mayOpen = operator.permissions.includes('members.read');
  const mayAsk = operator.permissions.includes('cashier.decide');
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-vendors'])}>
      <PageHeader title={t('names.walletTransfers')} text={t('walletTransfersText')} />
      <BooksPanel books={books} differences={differences} locale={locale} mayOpen={mayOpen} />
      <RefusedRoundsPanel rounds={refused} locale={locale} mayOpen={mayOpen} />
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        rowKey={(row) => String(row.id)}
        cells={{
          account: (row) => <MemberAccount id={row.memberId} account={row.account} mayOpen={mayOpen} />,
          vendor: (row) => <bdi>{names.get(row.vendor) ?? row.vendor}</bdi>,
          status: (row) =>
            mayAsk && row.nextAskAt ? (
              <span className="inline-flex flex-wrap items-center gap-2">
                {row.statusName}
                <AskButton id={String(row.id)} />
              </span>
            ) : (
              row.statusName
            ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('noWalletTransfers')} hint={t('noTransfersHint')} />}
      >
        <MemberFilter
          base={BASE}
          query={query}
          choices={[
            {
              name: 'status',
              label: t('walletTransfers.status'),
              fallback: 'all',
              options: [
                { value: 'all', label: t('allTransfers') },
                ...WALLET_TRANSFER_STATES.map((value) => ({ value, label: t(`walletStates.${value}`) })),
              ],
              className: 'min-w-0 lg:w-44',
            },
            {
              name: 'vendor',
              label: t('columns.vendor'),
              fallback: '',
              options: [
                { value: '', label: t('allTransfers') },
                ...vendors.map(({ code, displayName }) => ({ value: code, label: displayName })),
              ],
              className: 'min-w-0 lg:w-44',
            },
          ]}
        />
      </OfficeTable>
    </PageMessages>
  );
}
