import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { Endpoint } from '@/lib/webhooks/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';

/** The endpoints of webhooks with the number of deliveries that wait. */
export function EndpointRows({ rows, locale }: { rows: readonly Endpoint[]; locale: string }) {
  const t = useTranslations('backoffice-system.webhooks');
  const count = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => `/backoffice/webhooks/${id}`}
      empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      columns={[
        {
          key: 'url',
          head: t('columns.endpoint'),
          leads: true,
          cell: ({ url, description }) => (
            <>
              <bdi dir="ltr" className="block font-medium break-all">
                {url}
              </bdi>
              <span className="block text-xs text-faint">{description}</span>
            </>
          ),
        },
        {
          key: 'state',
          head: t('columns.state'),
          cell: ({ pausedAt }) =>
            pausedAt ? (
              <Badge tone="amber">{t('states.paused')}</Badge>
            ) : (
              <Badge tone="jade">{t('states.active')}</Badge>
            ),
        },
        {
          key: 'events',
          head: t('columns.events'),
          end: true,
          cell: ({ events }) => count.format(events.length),
        },
        {
          key: 'waiting',
          head: t('states.waiting'),
          end: true,
          cell: ({ waiting }) => count.format(waiting),
        },
        { key: 'failed', head: t('states.failed'), end: true, cell: ({ failed }) => count.format(failed) },
        {
          key: 'delivered',
          head: t('columns.delivered'),
          cell: ({ deliveredAt }) => (deliveredAt ? <DateTime at={deliveredAt} locale={locale} /> : null),
        },
      ]}
    />
  );
}
