import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LINK_TYPES } from '@/lib/content/links/constants';
import { textOrNull } from '@/lib/content/text';
import type { Resource } from '@/lib/content/types';
import { DataTable } from '../data-table';
import { DeleteButton } from '../delete-button';

const isFixed = (type: string) => LINK_TYPES.some((known) => known === type);

/** Table of all links by type. Those with a place of their own are edited under Links. */
export function ResourceRows({ rows }: { rows: readonly Resource[] }) {
  const t = useTranslations('backoffice-apps.resources');
  const locale = useLocale();
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => row.resourceType}
      rowHref={(row) =>
        isFixed(row.resourceType)
          ? '/backoffice/links'
          : `/backoffice/resources?type=${encodeURIComponent(row.resourceType)}`
      }
      empty={<EmptyState title={t('none')} />}
      columns={[
        {
          key: 'type',
          head: t('type'),
          leads: true,
          cell: (row) => <bdi dir="ltr">{row.resourceType}</bdi>,
        },
        {
          key: 'url',
          head: t('url'),
          cell: (row) => (
            <bdi dir="ltr" className="break-all">
              {row.url}
            </bdi>
          ),
        },
        {
          key: 'label',
          head: t('place'),
          cell: (row) =>
            isFixed(row.resourceType) ? t('fixed') : (textOrNull(row.label, locale) ?? t('noLabel')),
        },
        {
          key: 'remove',
          head: <span className="sr-only">{t('remove')}</span>,
          end: true,
          cell: (row) =>
            isFixed(row.resourceType) ? null : (
              <span className="relative z-10">
                <DeleteButton
                  path={`/backoffice/api/resources/remove?type=${row.resourceType}`}
                  next="/backoffice/resources"
                  texts={{
                    remove: t('remove'),
                    title: t('removeTitle', { type: row.resourceType }),
                    text: t('removeText'),
                    cancel: t('cancel'),
                    removed: t('removed'),
                  }}
                />
              </span>
            ),
        },
      ]}
    />
  );
}
