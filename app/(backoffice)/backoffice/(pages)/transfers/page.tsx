import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MemberAccount } from '@/components/backoffice/member-account';
import { PageHeader } from '@/components/backoffice/page-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { transfersTable, type TransferTableRow } from '@/lib/backoffice/tables/sources/transfers';
import { TRANSFER_DIRECTIONS } from '@/lib/cashier/transfers/constants';

const BASE = '/backoffice/transfers';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-tables' });
  return { title: t('names.transfers') };
}

/** Transfers between members and the agents of their line, newest first. */
export default async function TransfersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('cashier.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-tables' }),
    loadTable(transfersTable, query, operator, locale),
    loadCandidates(operator, 'transfers'),
  ]);
  const mayOpen = operator.permissions.includes('members.read');
  const link = (id: bigint, account: string) => <MemberAccount id={id} account={account} mayOpen={mayOpen} />;
  return (
    <>
      <PageHeader title={t('names.transfers')} text={t('transfersText')} />
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        rowKey={(row) => String(row.id)}
        {...(mayOpen && { rowHref: (row: TransferTableRow) => `/backoffice/ledger/${row.ledgerId}` })}
        cells={{
          from: (row) => link(row.fromMember, row.from),
          to: (row) => link(row.toMember, row.to),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('noTransfers')} hint={t('noTransfersHint')} />}
      >
        <MemberFilter
          base={BASE}
          query={query}
          choices={[
            {
              name: 'kind',
              label: t('columns.kind'),
              fallback: 'all',
              options: [
                { value: 'all', label: t('allTransfers') },
                ...TRANSFER_DIRECTIONS.map((value) => ({ value, label: t(`transferKinds.${value}`) })),
              ],
              className: 'min-w-0 lg:w-44',
            },
          ]}
        />
      </OfficeTable>
    </>
  );
}
