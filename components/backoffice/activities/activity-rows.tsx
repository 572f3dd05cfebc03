import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { statusAt } from '@/lib/content/promotions/rules';
import type { ActivityRow } from '@/lib/backoffice/activities/loaders';
import { now } from '@/lib/platform/clock';
import { DataTable } from '../data-table';

const TONES = { process: 'jade', comingSoon: 'amber', close: 'plain' } as const;

/** Every promotion with its mode and its members. A row leads to its page. */
export function ActivityRows({ rows }: { rows: readonly ActivityRow[] }) {
  const t = useTranslations('backoffice-activities');
  const tPublic = useTranslations('promotions');
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/activities/${row.id}`}
      empty={<EmptyState title={t('none')} />}
      columns={[
        { key: 'title', head: t('columns.title'), leads: true, cell: (row) => <bdi>{row.title}</bdi> },
        { key: 'mode', head: t('columns.mode'), cell: (row) => t(`form.modes.${row.stored.mode}.name`) },
        {
          key: 'state',
          head: t('columns.state'),
          cell: (row) => {
            if (!row.published) return <Badge>{t('draft')}</Badge>;
            const status = statusAt(row, now());
            return <Badge tone={TONES[status]}>{tPublic(`status.${status}`)}</Badge>;
          },
        },
        {
          key: 'joined',
          head: t('columns.joined'),
          end: true,
          cell: (row) => <span className="tabular">{row.joined}</span>,
        },
        {
          key: 'waiting',
          head: t('columns.waiting'),
          end: true,
          cell: (row) => (
            <span className={row.waiting > 0 ? 'tabular font-bold text-amber' : 'tabular'}>
              {row.waiting}
            </span>
          ),
        },
        {
          key: 'given',
          head: t('columns.given'),
          end: true,
          cell: (row) => <span className="tabular">{row.stored.given.count}</span>,
        },
      ]}
    />
  );
}
