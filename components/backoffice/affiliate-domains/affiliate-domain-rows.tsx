import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { AffiliateDomain } from '@/lib/identity/affiliate-domains/queries';
import { DataTable } from '../data-table';
import { DeleteButton } from '../delete-button';

/** Table of the agents' domains. */
export function AffiliateDomainRows({ rows }: { rows: readonly AffiliateDomain[] }) {
  const t = useTranslations('backoffice-apps.domains');
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => row.host}
      empty={<EmptyState title={t('none')} />}
      columns={[
        { key: 'host', head: t('host'), leads: true, cell: (row) => <bdi dir="ltr">{row.host}</bdi> },
        { key: 'agent', head: t('agent'), cell: (row) => <bdi>{row.account}</bdi> },
        { key: 'code', head: t('code'), cell: (row) => <bdi dir="ltr">{row.code}</bdi> },
        {
          key: 'state',
          head: t('state'),
          cell: (row) =>
            row.isInForce ? <Badge tone="jade">{t('inForce')}</Badge> : <Badge>{t('notInForce')}</Badge>,
        },
        {
          key: 'remove',
          head: <span className="sr-only">{t('remove')}</span>,
          end: true,
          cell: (row) => (
            <DeleteButton
              path={`/backoffice/api/affiliate-domains/remove?host=${encodeURIComponent(row.host)}`}
              next="/backoffice/affiliate-domains"
              texts={{
                remove: t('remove'),
                title: t('removeTitle', { host: row.host }),
                text: t('removeText'),
                cancel: t('cancel'),
                removed: t('removed'),
              }}
            />
          ),
        },
      ]}
    />
  );
}
