import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { PERMISSIONS } from '@/lib/backoffice/constants';
import type { Role } from '@/lib/backoffice/roles/queries';
import { DataTable } from '../data-table';
import { roleName } from './role-name';

/** Table of roles; a row links to the role. */
export function RoleRows({ roles }: { roles: readonly Role[] }) {
  const t = useTranslations('backoffice-operators');
  return (
    <DataTable
      label={t('roles.title')}
      rows={roles}
      rowKey={(role) => String(role.id)}
      rowHref={(role) => `/backoffice/roles/${role.id}`}
      empty={<EmptyState title={t('roles.none')} />}
      columns={[
        {
          key: 'name',
          head: t('roles.name'),
          leads: true,
          cell: (role) => <bdi className="wrap-anywhere">{roleName(t, role)}</bdi>,
        },
        {
          key: 'text',
          head: t('roles.description'),
          cell: (role) =>
            role.code ? (
              t(`shipped.${role.code}.text`)
            ) : role.description ? (
              <bdi className="wrap-anywhere">{role.description}</bdi>
            ) : null,
        },
        {
          key: 'kind',
          head: t('roles.kind'),
          cell: (role) => (
            <Badge tone={role.code ? 'plain' : 'jade'}>{t(role.code ? 'roles.shipped' : 'roles.own')}</Badge>
          ),
        },
        {
          key: 'permissions',
          head: t('roles.permissions'),
          end: true,
          cell: (role) => t('roles.count', { count: role.permissions.length, all: PERMISSIONS.length }),
        },
        { key: 'operators', head: t('roles.operators'), end: true, cell: (role) => role.operators },
      ]}
    />
  );
}
