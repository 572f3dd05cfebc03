import { useLocale, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import type { OutboxMessage } from '@/lib/inbox/queries';
import { DataTable } from './data-table';
import { OutboxRetry } from './outbox-retry';
import { OutboxText } from './outbox-text';
import { DateTime } from './date-time';

const TONES: Record<OutboxMessage['status'], BadgeTone> = {
  waiting: 'amber',
  retrying: 'amber',
  stored: 'plain',
  sent: 'jade',
  failed: 'vermilion',
  expired: 'vermilion',
};

/** Table of outgoing messages. */
export function OutboxRows({ rows, mayRetry }: { rows: readonly OutboxMessage[]; mayRetry: boolean }) {
  const t = useTranslations('outbox');
  const locale = useLocale();
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      empty={<EmptyState title={t('none')} />}
      columns={[
        { key: 'message', head: t('message'), leads: true, cell: (row) => t(`templates.${row.template}`) },
        { key: 'channel', head: t('channel'), cell: (row) => t(`channels.${row.channel}`) },
        {
          key: 'recipient',
          head: t('recipient'),
          cell: (row) => (
            <bdi dir="ltr" className="tabular">
              {row.recipient}
            </bdi>
          ),
        },
        { key: 'member', head: t('member'), cell: ({ member }) => <MemberLink member={member} /> },
        {
          key: 'when',
          head: t('when'),
          cell: (row) => <DateTime at={row.createdAt} locale={locale} seconds />,
        },
        { key: 'status', head: t('status'), cell: (row) => <Status row={row} /> },
        {
          key: 'text',
          head: t('read'),
          end: true,
          cell: (row) => (
            <span className="inline-flex flex-wrap justify-end gap-2">
              {row.readable && <OutboxText id={String(row.id)} />}
              {mayRetry && row.retryable && <OutboxRetry id={String(row.id)} />}
              {!row.readable && !(mayRetry && row.retryable) && '–'}
            </span>
          ),
        },
      ]}
    />
  );
}

function MemberLink({ member }: Pick<OutboxMessage, 'member'>) {
  if (!member) return '–';
  return (
    <PageLink href={`/backoffice/members/${member.id}`} className="text-amber hover:underline">
      <bdi>{member.account}</bdi>
    </PageLink>
  );
}

function Status({ row }: { row: OutboxMessage }) {
  const t = useTranslations('outbox.states');
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <Badge tone={TONES[row.status]}>{t(row.status)}</Badge>
      {row.reason && (
        <bdi dir="ltr" className="max-w-60 text-xs break-words text-muted">
          {row.reason}
        </bdi>
      )}
    </span>
  );
}
