import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { Delivery } from '@/lib/webhooks/types';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { AttemptText } from './attempt-text';
import { eventKey } from './event-key';
import { RetryDelivery } from './retry-delivery';

const TONES = { waiting: 'amber', delivered: 'jade', failed: 'vermilion' } as const;

/** Deliveries to an endpoint: what was sent, the answer, and the time of the next attempt. */
export function DeliveryRows({ rows, locale }: { rows: readonly Delivery[]; locale: string }) {
  const t = useTranslations('backoffice-system.webhooks');
  return (
    <DataTable
      label={t('deliveries')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={t('noDeliveries')} />}
      columns={[
        {
          key: 'event',
          head: t('columns.event'),
          leads: true,
          cell: ({ eventId, type, createdAt }) => (
            <>
              <span className="block font-medium">{t(`events.${eventKey(type)}`)}</span>
              <bdi dir="ltr" className="block font-mono text-xs text-faint">{`evt_${eventId}`}</bdi>
              <DateTime at={createdAt} locale={locale} seconds />
            </>
          ),
        },
        {
          key: 'content',
          head: t('content'),
          cell: ({ data }) => (
            <details className="text-xs">
              <summary className="cursor-pointer text-muted">{t('show')}</summary>
              <pre dir="ltr" className="mt-1 max-w-md overflow-x-auto rounded-control bg-sunken p-2">
                {JSON.stringify(data, null, 2)}
              </pre>
            </details>
          ),
        },
        {
          key: 'status',
          head: t('columns.state'),
          cell: ({ status, attempts, nextAt }) => (
            <>
              <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
              <span className="mt-1 block text-xs text-faint">{t('attempts', { count: attempts })}</span>
              {status === 'waiting' && attempts > 0 && (
                <span className="block text-xs text-faint">
                  {t('nextAt')} <DateTime at={nextAt} locale={locale} />
                </span>
              )}
            </>
          ),
        },
        {
          key: 'answer',
          head: t('columns.answer'),
          cell: ({ answerStatus, failure, tookMs, lastAt, answer }) => (
            <>
              <span className="block">
                <AttemptText attempt={{ answerStatus, failure, tookMs }} />
              </span>
              {lastAt && (
                <span className="block text-xs text-faint">
                  <DateTime at={lastAt} locale={locale} seconds />
                </span>
              )}
              {answer && (
                <bdi dir="ltr" className="mt-1 line-clamp-3 max-w-xs font-mono text-xs break-all text-muted">
                  {answer}
                </bdi>
              )}
            </>
          ),
        },
        {
          key: 'actions',
          head: <span className="sr-only">{t('columns.actions')}</span>,
          end: true,
          cell: ({ id, status }) => <RetryDelivery id={String(id)} again={status === 'delivered'} />,
        },
      ]}
    />
  );
}
