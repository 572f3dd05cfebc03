import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ComparedStats } from '@/components/backoffice/reports/compared-stats';
import { PaymentChart } from '@/components/backoffice/reports/payment-chart';
import { ReportFilter } from '@/components/backoffice/reports/report-filter';
import { ReportHeader, reportPath } from '@/components/backoffice/reports/report-header';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { linkedAddress } from '@/components/backoffice/tables/address';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadCurrencies, loadPayments } from '@/lib/backoffice/reports/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { currencyOf, periodOf, toQuery } from '@/lib/backoffice/tables/params';
import { paymentsTable } from '@/lib/backoffice/tables/sources/money';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('titles.payments') };
}

/** Payments by channel, operator and currency, and how long members waited. */
export default async function PaymentsReportPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const query = toQuery(await searchParams);
  const [t, report, table, currencies, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-reports' }),
    loadPayments(query),
    loadTable(paymentsTable, query, operator, locale),
    loadCurrencies(),
    loadCandidates(operator, 'payments'),
  ]);
  const currency = currencyOf(query);
  const { now, before } = report;
  const entriesOf = (row: (typeof table.rows)[number]) => {
    const isDeposit = row.kind === 'deposit' || row.kind === 'otherDeposit';
    return linkedAddress(reportPath('entries'), query, ['period', 'from', 'until', 'currency'], {
      period: query.period ?? 'last7',
      account: `${isDeposit ? 'deposits' : 'withdrawals'}:${row.channel}`,
    });
  };
  return (
    <>
      <ReportHeader current="payments" query={query} actions={<RefreshButton />} />
      <ReportFilter
        base={reportPath('payments')}
        query={query}
        period={periodOf(query)}
        filters={query.channel ? [{ param: 'channel', label: query.channel }] : []}
        choices={[
          {
            name: 'currency',
            label: t('currency'),
            value: currency,
            options: currencies.map((value) => ({ value, label: value })),
          },
        ]}
      />
      <ComparedStats
        currency={currency}
        daysBefore={report.daysBefore}
        stats={[
          {
            key: 'deposits',
            label: t('figures.deposits'),
            kind: 'amount',
            now: now.deposits,
            before: before.deposits,
            note: t('requests', { count: Number(now.depositCount) }),
          },
          {
            key: 'withdrawals',
            label: t('figures.withdrawals'),
            kind: 'amount',
            now: now.withdrawals,
            before: before.withdrawals,
            note: t('requests', { count: Number(now.withdrawalCount) }),
          },
          {
            key: 'net',
            label: t('figures.netPayments'),
            kind: 'amount',
            now: now.net,
            before: before.net,
            signed: true,
          },
          { key: 'fee', label: t('figures.fee'), kind: 'amount', now: report.fees, before: null },
        ]}
      />
      <PaymentChart report={report} currency={currency} locale={locale} />
      <OfficeTable
        table={table}
        base={reportPath('payments')}
        operator={operator}
        title={t('details')}
        rowKey={(row) => `${row.kind}/${row.channel}/${row.operator ?? ''}/${row.currency}`}
        rowHref={entriesOf}
        cells={{ operator: (row) => row.operator ?? <span className="text-faint">{t('noOperator')}</span> }}
        candidates={candidates}
      />
    </>
  );
}
