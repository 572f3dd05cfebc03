import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { HelpDraft } from '@/lib/content/help/types';
import { textIn } from '@/lib/content/text';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { DataTable } from '../data-table';
import { When } from '../when';

/** Topics in the order of the help centre, a row each; the row leads to its editor. */
export function TopicRows({ rows }: { rows: readonly HelpDraft[] }) {
  const t = useTranslations('promotions-office');
  const given = useLocale();
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  return (
    <DataTable
      label={t('help.title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/help/${row.id}`}
      empty={<EmptyState title={t('help.none')} />}
      columns={[
        { key: 'title', head: t('fields.title'), leads: true, cell: (row) => textIn(row.title, locale) },
        { key: 'slug', head: t('fields.slug'), cell: (row) => <bdi dir="ltr">#{row.slug}</bdi> },
        {
          key: 'languages',
          head: t('language'),
          cell: (row) => (
            <bdi dir="ltr" className="text-xs uppercase">
              {Object.keys(row.body).join(' ')}
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
