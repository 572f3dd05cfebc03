import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BackHeader } from '@/components/backoffice/reports/back-header';
import { ReportFilter } from '@/components/backoffice/reports/report-filter';
import { reportPath } from '@/components/backoffice/reports/report-header';
import { linkedAddress } from '@/components/backoffice/tables/address';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadCurrencies } from '@/lib/backoffice/reports/loaders';
import { kindLabel } from '@/lib/backoffice/tables/labels';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { codeOf, currencyOf, periodOf, toQuery } from '@/lib/backoffice/tables/params';
import { entriesTable } from '@/lib/backoffice/tables/sources/records';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('titles.entries') };
}

/** The ledger entries of house accounts behind a figure. */
export default async function EntriesReportPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const query = toQuery(await searchParams);
  const [t, table, currencies, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-reports' }),
    loadTable(entriesTable, query, operator, locale),
    loadCurrencies(),
    loadCandidates(operator, 'entries'),
  ]);
  const [kind, account] = [codeOf(query.kind), codeOf(query.account)];
  const seesMembers = operator.permissions.includes('members.read');
  return (
    <>
      <BackHeader
        title={t('titles.entries')}
        text={t('texts.entries')}
        back={linkedAddress(reportPath('money'), query, ['period', 'from', 'until', 'currency'])}
        label={t('toMoney')}
      />
      <ReportFilter
        base={reportPath('entries')}
        query={query}
        period={periodOf(query, 'today')}
        filters={[
          ...(kind ? [{ param: 'kind', label: kindLabel(locale, kind) }] : []),
          ...(account ? [{ param: 'account', label: account }] : []),
        ]}
        choices={[
          {
            name: 'currency',
            label: t('currency'),
            value: currencyOf(query),
            options: currencies.map((value) => ({ value, label: value })),
          },
        ]}
      />
      <OfficeTable
        table={table}
        base={reportPath('entries')}
        operator={operator}
        title={t('details')}
        rowKey={(row) => `${row.transactionId}/${row.account}`}
        signed={['amount']}
        cells={{
          transaction: (row) =>
            seesMembers ? (
              <PageLink
                href={`/backoffice/ledger/${row.transactionId}`}
                className="text-amber tabular hover:underline"
              >
                {String(row.transactionId)}
              </PageLink>
            ) : (
              String(row.transactionId)
            ),
          member: (row) =>
            row.memberId === null || !seesMembers ? undefined : (
              <PageLink href={`/backoffice/members/${row.memberId}`} className="text-amber hover:underline">
                <bdi>{row.member}</bdi>
              </PageLink>
            ),
        }}
        candidates={candidates}
      />
    </>
  );
}
