import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { AnnouncementDraft } from '@/lib/content/announcements/types';
import { textIn } from '@/lib/content/text';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { OrderButtons } from '../content/order-buttons';
import { ScheduleBadge } from '../content/schedule-badge';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';

/** The announcements that open as popups, in the order in which readers see them; a row links to its editor. */
export function PopupRows({ rows }: { rows: readonly AnnouncementDraft[] }) {
  const t = useTranslations('backoffice-announcements');
  const tContent = useTranslations('backoffice-content');
  const given = useLocale();
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const ids = rows.map((row) => String(row.id));
  return (
    <DataTable
      label={t('popups.title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/announcements/${row.id}`}
      empty={<EmptyState title={t('popups.none')} />}
      columns={[
        { key: 'title', head: t('columns.title'), leads: true, cell: (row) => textIn(row.title, locale) },
        { key: 'type', head: t('popups.when'), cell: (row) => t(`types.${row.type}`) },
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
        {
          key: 'until',
          head: tContent('schedule.endsAt'),
          cell: (row) => row.endsAt && <DateTime at={row.endsAt} locale={locale} />,
        },
        { key: 'state', head: t('columns.state'), cell: (row) => <ScheduleBadge item={row} /> },
        {
          key: 'order',
          head: tContent('order.label'),
          cell: (row) => (
            <OrderButtons
              path="/backoffice/api/announcements/order"
              ids={ids}
              id={String(row.id)}
              name={textIn(row.title, locale)}
            />
          ),
        },
      ]}
    />
  );
}
