import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OrderBadge } from '@/components/backoffice/points/order-badge';
import { PointsHeader } from '@/components/backoffice/points/points-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { ordersTable } from '@/lib/backoffice/tables/sources/points';
import { ORDER_STATUSES } from '@/lib/rewards/mall/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-points' });
  return { title: t('title') };
}

/** The queue of the mall's orders: those in process if no status is chosen. */
export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('points.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-points' }),
    loadTable(ordersTable, query, operator, locale),
    loadCandidates(operator, 'orders'),
  ]);
  return (
    <>
      <PointsHeader view="orders" />
      <OfficeTable
        table={table}
        base="/backoffice/points/orders"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/points/orders/${row.id}`}
        leads="good"
        cells={{
          status: (row) => <OrderBadge status={row.status} />,
          good: (row) => (
            <>
              <bdi>{row.title}</bdi>
              {row.isWon && <span className="text-xs text-faint"> · {t('order.won')}</span>}
            </>
          ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('order.none')} hint={t('order.noneHint')} />}
      >
        <MemberFilter
          base="/backoffice/points/orders"
          query={query}
          choices={[
            {
              name: 'status',
              label: t('order.status'),
              fallback: 'process',
              options: [
                ...ORDER_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
                { value: 'all', label: t('order.all') },
              ],
              className: 'min-w-0 lg:w-44',
            },
          ]}
        />
      </OfficeTable>
    </>
  );
}
