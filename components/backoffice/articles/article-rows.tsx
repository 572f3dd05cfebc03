import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { ArticleDraft } from '@/lib/content/articles/types';
import { textIn } from '@/lib/content/text';
import { isLocale } from '@/lib/i18n/locales';
import { ScheduleBadge } from '../content/schedule-badge';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';

/** Table of articles; a row links to its editor. */
export function ArticleRows({ rows }: { rows: readonly ArticleDraft[] }) {
  const t = useTranslations('backoffice-articles');
  const given = useLocale();
  const locale = isLocale(given) ? given : 'en';
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/articles/${row.id}`}
      empty={<EmptyState title={t('none')} />}
      columns={[
        { key: 'title', head: t('columns.title'), leads: true, cell: (row) => textIn(row.title, locale) },
        {
          key: 'slug',
          head: t('columns.slug'),
          cell: (row) => <bdi dir="ltr">{row.slug}</bdi>,
        },
        {
          key: 'languages',
          head: t('columns.languages'),
          cell: (row) => (
            <bdi dir="ltr" className="text-xs uppercase">
              {Object.keys(row.title).join(' ')}
            </bdi>
          ),
        },
        {
          key: 'changed',
          head: t('columns.changed'),
          cell: (row) => <DateTime at={row.changedAt} locale={locale} />,
        },
        {
          key: 'state',
          head: t('columns.state'),
          cell: (row) => <ScheduleBadge item={{ ...row, startsAt: row.publishedAt }} />,
        },
      ]}
    />
  );
}
