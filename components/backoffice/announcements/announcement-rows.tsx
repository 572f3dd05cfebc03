import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { AnnouncementDraft } from '@/lib/content/announcements/types';
import { textIn } from '@/lib/content/text';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { ScheduleBadge } from '../content/schedule-badge';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';

/** Table of announcements; a row links to its editor. */
export function AnnouncementRows({ rows }: { rows: readonly AnnouncementDraft[] }) {
  const t = useTranslations('backoffice-announcements');
  const given = useLocale();
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/announcements/${row.id}`}
      empty={<EmptyState title={t('none')} />}
      columns={[
        { key: 'title', head: t('columns.title'), leads: true, cell: (row) => textIn(row.title, locale) },
        { key: 'type', head: t('columns.type'), cell: (row) => t(`types.${row.type}`) },
        {
          key: 'who',
          head: t('columns.who'),
          cell: (row) => row.execution.map((code) => t(`executions.${code}`)).join(' · '),
        },
        {
          key: 'from',
          head: t('columns.from'),
          cell: (row) => <DateTime at={row.startsAt} locale={locale} />,
        },
        { key: 'state', head: t('columns.state'), cell: (row) => <ScheduleBadge item={row} /> },
      ]}
    />
  );
}
