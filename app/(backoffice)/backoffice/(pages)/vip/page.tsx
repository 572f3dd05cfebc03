import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Stat, STAT_ROW } from '@/components/backoffice/stat';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { AssignRank } from '@/components/backoffice/vip/assign-rank';
import { VipHeader } from '@/components/backoffice/vip/vip-header';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { vipMembersTable } from '@/lib/backoffice/tables/sources/vip';
import { loadVipReport } from '@/lib/backoffice/vip/loaders';
import { textIn } from '@/lib/content/text';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { entryLevel } from '@/lib/rewards/vip/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-vip' });
  return { title: t('title') };
}

/** The days that the cost covers. */
const DAYS = 30;

/** The members of each rank, and what ranks have cost. */
export default async function VipPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('vip.read');
  const query = toQuery(await searchParams);
  const [t, report, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-vip' }),
    loadVipReport(DAYS),
    loadTable(vipMembersTable, query, operator, locale),
    loadCandidates(operator, 'vipMembers'),
  ]);
  const { ranks, counts, cost, currency } = report;
  const money = (value: bigint) => showAmount(formatDecimal(value), currency, locale);
  const figure = new Intl.NumberFormat(locale);
  const entry = entryLevel(ranks);
  const names = ranks.map(({ level, name }) => ({ level, name: textIn(name, locale) }));
  const membersOf = (level: number) =>
    (counts.get(level) ?? 0) + (level === entry ? (counts.get(0) ?? 0) : 0);
  const entries = (kind: string) =>
    operator.permissions.includes('reports.read')
      ? `/backoffice/reports/entries?from=${report.firstDay}&until=${report.today}&currency=${currency}&kind=${kind}`
      : undefined;
  const paid = (label: string, value: bigint, kind: string) => {
    const href = entries(kind);
    return <Stat label={label} value={money(value)} {...(href && { href })} />;
  };
  return (
    <>
      <VipHeader
        view="members"
        actions={
          operator.permissions.includes('vip.assign') &&
          names.length > 0 && (
            <PageMessages messages={pickMessages(locale, ['backoffice-vip'])}>
              <AssignRank ranks={names} />
            </PageMessages>
          )
        }
      />
      <div className={`${STAT_ROW} mb-3`}>
        {names.map(({ level, name }) => (
          <Stat
            key={level}
            label={t('report.rank', { level, name })}
            value={figure.format(membersOf(level))}
            href={`/backoffice/vip?rank=${level}`}
          />
        ))}
      </div>
      <div className={`${STAT_ROW} mb-5`}>
        {paid(t('report.bonuses', { days: DAYS }), cost.bonuses, 'reward.vip')}
        {paid(t('report.cashback', { days: DAYS }), cost.cashback, 'reward.cashback')}
        <Stat label={t('report.claimable')} value={money(cost.claimable)} />
      </div>
      <OfficeTable
        table={table}
        base="/backoffice/vip"
        operator={operator}
        title={t('report.members')}
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
        empty={<EmptyState title={t('report.none')} hint={t('report.noneHint')} />}
      >
        <MemberFilter
          base="/backoffice/vip"
          query={query}
          choices={[
            {
              name: 'rank',
              label: t('report.filter'),
              fallback: '',
              options: [
                { value: '', label: t('report.all') },
                ...names.map(({ level, name }) => ({ value: String(level), label: name })),
              ],
              className: 'max-lg:col-span-2 lg:w-52',
            },
          ]}
        />
      </OfficeTable>
    </>
  );
}
