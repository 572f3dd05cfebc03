import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ConfirmButton } from '@/components/backoffice/confirm-button';
import { AsidePanel } from '@/components/backoffice/lottery/aside-panel';
import { LotteryHeader } from '@/components/backoffice/lottery/lottery-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadAside } from '@/lib/backoffice/lottery/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { lotteryBetsTable } from '@/lib/backoffice/tables/sources/lottery';
import type { Query } from '@/lib/backoffice/tables/types';

const BASE = '/backoffice/lottery/owed';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-lottery' });
  return { title: t('title') };
}

/** Bets whose correction or void could not be collected, because the member has less; above them bets that were set aside. */
export default async function LotteryOwedPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('lottery.read');
  const query: Query = { ...toQuery(await searchParams), owed: '1' };
  const [t, table, aside] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-lottery' }),
    loadTable(lotteryBetsTable, query, operator, locale),
    loadAside(),
  ]);
  return (
    <>
      <LotteryHeader
        view="owed"
        actions={
          operator.permissions.includes('lottery.confirm') &&
          table.rows.length > 0 && (
            <ConfirmButton
              path="/backoffice/api/lottery/owed/collect"
              variant="amber"
              texts={{
                button: t('owed.collect'),
                title: t('owed.collectTitle'),
                text: t('owed.collectText'),
                cancel: t('owed.cancel'),
                done: t('owed.done'),
              }}
            />
          )
        }
      />
      <AsidePanel bets={aside} locale={locale} mayRetry={operator.permissions.includes('lottery.confirm')} />
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        rowKey={(row) => String(row.id)}
        leads="id"
        unsaved
        cells={{
          member: (row) => (
            <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.memberId}`}>
              <bdi>{row.account}</bdi>
            </PageLink>
          ),
          draw: (row) => (
            <PageLink className="text-amber hover:underline" href={`/backoffice/lottery/draws/${row.drawId}`}>
              {row.gameName} <bdi className="tabular">{row.period}</bdi>
            </PageLink>
          ),
          selection: (row) => (
            <bdi dir="ltr" className="break-all">
              {row.selection}
            </bdi>
          ),
        }}
        empty={<EmptyState title={t('owed.none')} hint={t('owed.noneHint')} />}
      >
        <MemberFilter base={BASE} query={query} choices={[]} />
      </OfficeTable>
    </>
  );
}
