import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { textIn } from '@/lib/content/text';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import type { GoodDraft } from '@/lib/rewards/mall/types';
import { DataTable } from '../data-table';
import { When } from '../when';

/** Goods in the order that visitors see them, a row each; the row leads to its editor. */
export function GoodRows({ rows }: { rows: readonly GoodDraft[] }) {
  const t = useTranslations('promotions-office');
  const given = useLocale();
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const figure = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('goods.title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/goods/${row.id}`}
      empty={<EmptyState title={t('goods.none')} />}
      columns={[
        { key: 'title', head: t('fields.title'), leads: true, cell: (row) => textIn(row.title, locale) },
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
        { key: 'changed', head: t('changed'), cell: (row) => <When at={row.changedAt} locale={locale} /> },
        {
          key: 'state',
          head: t('state'),
          cell: (row) =>
            row.published ? <Badge tone="jade">{t('published')}</Badge> : <Badge>{t('draft')}</Badge>,
        },
      ]}
    />
  );
}
