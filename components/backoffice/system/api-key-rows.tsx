import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { ApiKeyRow } from '@/lib/backoffice/api-keys/loaders';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { DeleteButton } from '../delete-button';

const isExpired = ({ expiresAt }: ApiKeyRow, at: Date) => expiresAt !== null && expiresAt <= at;

/** The keys of the reporting API; their secrets are not shown again. */
export function ApiKeyRows({ rows, locale, at }: { rows: readonly ApiKeyRow[]; locale: string; at: Date }) {
  const t = useTranslations('backoffice-system.keys');
  const tOffice = useTranslations('backoffice');
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      columns={[
        {
          key: 'name',
          head: t('columns.name'),
          leads: true,
          cell: ({ name, hint, createdAt, createdBy }) => (
            <>
              <span className="block min-w-28 font-medium break-words">{name}</span>
              <bdi dir="ltr" className="block font-mono text-xs text-faint">{`crk_…${hint}`}</bdi>
              <span className="block text-xs text-faint">
                {t('made')} <DateTime at={createdAt} locale={locale} /> · {createdBy}
              </span>
            </>
          ),
        },
        {
          key: 'scopes',
          head: t('columns.scopes'),
          cell: ({ scopes, networks }) => (
            <>
              {scopes.map((scope) => t(`scopes.${scope}`)).join(', ')}
              <bdi dir="ltr" className="block text-xs text-faint">
                {networks.join(', ')}
              </bdi>
            </>
          ),
        },
        {
          key: 'state',
          head: t('columns.state'),
          cell: (row) =>
            row.revokedAt ? (
              <Badge>{t('states.revoked')}</Badge>
            ) : isExpired(row, at) ? (
              <Badge>{t('states.expired')}</Badge>
            ) : (
              <>
                <Badge tone="jade">{t('states.active')}</Badge>
                <span className="mt-1 block text-xs text-faint">
                  {row.expiresAt ? (
                    <>
                      {t('expires')} <DateTime at={row.expiresAt} locale={locale} />
                    </>
                  ) : (
                    t('neverExpires')
                  )}
                </span>
              </>
            ),
        },
        {
          key: 'used',
          head: t('columns.used'),
          cell: ({ lastUsedAt, lastIp }) =>
            lastUsedAt ? (
              <>
                <DateTime at={lastUsedAt} locale={locale} />
                <bdi dir="ltr" className="block text-xs text-faint">
                  {lastIp}
                </bdi>
              </>
            ) : (
              t('unused')
            ),
        },
        {
          key: 'actions',
          head: <span className="sr-only">{t('columns.actions')}</span>,
          end: true,
          cell: (row) =>
            row.revokedAt ? null : (
              <DeleteButton
                path={`/backoffice/api/api-keys/${row.id}/revoke`}
                next="/backoffice/api-keys"
                texts={{
                  remove: t('revoke'),
                  title: t('revokeTitle', { name: row.name }),
                  text: t('revokeText'),
                  cancel: tOffice('cancel'),
                  removed: t('revoked'),
                }}
              />
            ),
        },
      ]}
    />
  );
}
