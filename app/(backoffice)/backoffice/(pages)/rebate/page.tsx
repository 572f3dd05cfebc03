import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { RebateHeader } from '@/components/backoffice/rebate/rebate-header';
import { Stat, STAT_ROW } from '@/components/backoffice/stat';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadRebateReport } from '@/lib/backoffice/rebate/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { rebatesTable } from '@/lib/backoffice/tables/sources/rebate';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-rebate' });
  return { title: t('title') };
}

/** The days that the cost covers. */
const DAYS = 30;

/** What rebates have cost, and every payment. */
export default async function RebatePage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('rebate.read');
  const query = toQuery(await searchParams);
  const [t, report, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-rebate' }),
    loadRebateReport(DAYS),
    loadTable(rebatesTable, query, operator, locale),
    loadCandidates(operator, 'rebates'),
  ]);
  const money = (value: bigint) => showAmount(formatDecimal(value), report.currency, locale);
  const figure = new Intl.NumberFormat(locale);
  const entries = operator.permissions.includes('reports.read')
    ? `/backoffice/reports/entries?from=${report.firstDay}&until=${report.today}&currency=${report.currency}&kind=reward.rebate`
    : undefined;
  return (
    <>
      <RebateHeader view="payments" />
      <div className={`${STAT_ROW} mb-5`}>
        <Stat
          label={t('report.paid', { days: DAYS })}
          value={money(report.paid)}
          {...(entries && { href: entries })}
        />
        <Stat label={t('report.payments')} value={figure.format(report.payments)} />
        <Stat label={t('report.members')} value={figure.format(report.members)} />
        <Stat label={t('report.open')} value={money(report.open)} note={t('report.openNote')} />
      </div>
      <OfficeTable
        table={table}
        base="/backoffice/rebate"
        operator={operator}
        title={t('report.table')}
        rowKey={(row) => String(row.id)}
        leads="member"
        cells={{
          member: (row) => (
            <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
              <bdi>{row.account}</bdi>
            </PageLink>
          ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('report.none')} />}
      >
        <MemberFilter base="/backoffice/rebate" query={query} choices={[]} />
      </OfficeTable>
    </>
  );
}
