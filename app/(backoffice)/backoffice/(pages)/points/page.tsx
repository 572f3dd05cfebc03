import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { DataTable } from '@/components/backoffice/data-table';
import { Panel } from '@/components/backoffice/panel';
import { AdjustPoints } from '@/components/backoffice/points/adjust-points';
import { PointsHeader } from '@/components/backoffice/points/points-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { Stat, STAT_ROW } from '@/components/backoffice/stat';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadPointsReport, pointsThreshold } from '@/lib/backoffice/points/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { pointsTable } from '@/lib/backoffice/tables/sources/points';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { showAmount } from '@/lib/money/format';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-points' });
  return { title: t('title') };
}

/** The days that the figures cover. */
const DAYS = 30;

/** Points: issued, used and outstanding with their worth in money, by kind, and the members who have some. */
export default async function PointsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('points.read');
  const query = toQuery(await searchParams);
  const [t, report, table, threshold, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-points' }),
    loadPointsReport(DAYS),
    loadTable(pointsTable, query, operator, locale),
    pointsThreshold(),
    loadCandidates(operator, 'points'),
  ]);
  const figure = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 0,
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions);
  const points = (value: bigint) => figure.format(formatDecimal(value) as unknown as number);
  const mayReadReports = operator.permissions.includes('reports.read');
  return (
    <>
      <PointsHeader
        view="report"
        actions={
          operator.permissions.includes('points.adjust') && (
            <PageMessages messages={pickMessages(locale, ['backoffice-points'])}>
              <AdjustPoints threshold={figure.format(threshold as unknown as number)} />
            </PageMessages>
          )
        }
      />
      <div className={`${STAT_ROW} mb-5`}>
        <Stat label={t('report.issued', { days: DAYS })} value={points(report.issued)} />
        <Stat label={t('report.redeemed', { days: DAYS })} value={points(report.redeemed)} />
        <Stat
          label={t('report.outstanding')}
          value={points(report.outstanding)}
          note={
            report.worth === undefined
              ? t('report.noRatio')
              : t('report.worth', {
                  amount: showAmount(formatDecimal(report.worth), report.currency, locale),
                })
          }
        />
        <Stat label={t('report.members')} value={figure.format(report.members)} />
        <Stat
          label={t('report.openOrders')}
          value={figure.format(report.openOrders)}
          href="/backoffice/points/orders"
          highlighted={report.openOrders > 0}
        />
      </div>
      <Panel flush title={t('report.kinds')} className="mb-5">
        <DataTable
          label={t('report.kinds')}
          rows={report.kinds}
          rowKey={(row) => row.kind}
          empty={<EmptyState title={t('report.noKinds')} />}
          columns={[
            {
              key: 'kind',
              head: t('report.kind'),
              leads: true,
              cell: (row) => {
                const name = t(`kinds.${row.kind.replace(/^points\./, '')}` as never);
                return mayReadReports ? (
                  <PageLink
                    className="text-amber hover:underline"
                    href={`/backoffice/reports/entries?from=${report.firstDay}&until=${report.today}&currency=${POINTS_CURRENCY}&kind=${row.kind}&account=points`}
                  >
                    {name}
                  </PageLink>
                ) : (
                  name
                );
              },
            },
            { key: 'count', head: t('report.count'), end: true, cell: (row) => figure.format(row.count) },
            {
              key: 'points',
              head: t('report.points'),
              end: true,
              cell: (row) => <bdi>{points(row.points)}</bdi>,
            },
          ]}
        />
      </Panel>
      <OfficeTable
        table={table}
        base="/backoffice/points"
        operator={operator}
        title={t('report.balances')}
        rowKey={(row) => String(row.memberId)}
        leads="member"
        cells={{
          member: (row) => (
            <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
              <bdi>{row.account}</bdi>
            </PageLink>
          ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('report.noMembers')} />}
      >
        <MemberFilter base="/backoffice/points" query={query} choices={[]} />
      </OfficeTable>
    </>
  );
}
