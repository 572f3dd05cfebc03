import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { ArticleDraft } from '@/lib/content/articles/types';
import { textIn } from '@/lib/content/text';
import { now } from '@/lib/platform/clock';
import { isLocale } from '@/lib/i18n/locales';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';

type Row = Omit<ArticleDraft, 'body'>;

/** Table of articles; a row links to its editor. */
export function ArticleRows({ rows }: { rows: readonly Row[] }) {
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
        { key: 'state', head: t('columns.state'), cell: (row) => <ArticleStatus row={row} /> },
      ]}
    />
  );
}

function ArticleStatus({ row: { publishedAt } }: { row: Row }) {
  const t = useTranslations('backoffice-articles.states');
  if (!publishedAt) return <Badge>{t('draft')}</Badge>;
  return publishedAt > now() ? (
    <Badge tone="amber">{t('waiting')}</Badge>
  ) : (
    <Badge tone="jade">{t('published')}</Badge>
  );
}
