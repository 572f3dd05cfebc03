import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { GoodDraft } from '@/lib/rewards/mall/types';
import { DataTable } from '../data-table';
import { useDraftColumns } from '../localized/draft-columns';

/** Table of goods in the visitors' order; a row links to its editor. */
export function GoodRows({ rows }: { rows: readonly GoodDraft[] }) {
  const t = useTranslations('backoffice-promotions');
  const { locale, title, changed, state } = useDraftColumns();
  const figure = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('goods.title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/goods/${row.id}`}
      empty={<EmptyState title={t('goods.none')} />}
      columns={[
        title,
        { key: 'points', head: t('fields.points'), end: true, cell: (row) => figure.format(row.points) },
        {
          key: 'left',
          head: t('fields.available'),
          end: true,
          cell: (row) => (
            <bdi>
              {figure.format(row.available)} / {figure.format(row.quantity)}
            </bdi>
          ),
        },
        changed,
        state,
      ]}
    />
  );
}
