import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScheduleRow } from '@/lib/backoffice/exports/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { DeleteButton } from '../delete-button';

/** The operator's schedules of exports, and who gets a link. */
export function ScheduleRows({ rows, locale }: { rows: readonly ScheduleRow[]; locale: string }) {
  const t = useTranslations('backoffice-exports');
  const tTables = useTranslations('backoffice-tables');
  const tOffice = useTranslations('backoffice');
  return (
    <DataTable
      label={t('schedules')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={t('noSchedules')} hint={t('noSchedulesHint')} />}
      columns={[
        { key: 'name', head: t('name'), leads: true, cell: ({ name }) => name },
        { key: 'table', head: t('table'), cell: ({ table }) => tTables(`names.${table}`) },
        {
          key: 'frequency',
          head: t('frequency'),
          cell: ({ frequency }) => tTables(`export.frequencies.${frequency}`),
        },
        { key: 'next', head: t('next'), cell: ({ nextAt }) => <DateTime at={nextAt} locale={locale} /> },
        {
          key: 'recipients',
          head: t('recipients'),
          cell: ({ recipients }) =>
            recipients.map(({ account, addressHint }) => (
              <span key={account} className="block">
                {account} <bdi className="text-xs text-faint">{addressHint}</bdi>
              </span>
            )),
        },
        {
          key: 'actions',
          head: <span className="sr-only">{t('actions')}</span>,
          end: true,
          cell: ({ id }) => (
            <DeleteButton
              path={`/backoffice/api/exports/schedules/${id}/remove`}
              next="/backoffice/exports"
              texts={{
                remove: t('remove'),
                title: t('removeScheduleTitle'),
                text: t('removeScheduleText'),
                cancel: tOffice('cancel'),
                removed: t('scheduleRemoved'),
              }}
            />
          ),
        },
      ]}
    />
  );
}
