import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { ManagedOperator } from '@/lib/backoffice/operators/queries';
import type { Role } from '@/lib/backoffice/roles/queries';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { roleName } from '../roles/role-name';
import { FactorState, OperatorStatus } from './operator-status';

/** Table of operators; a row links to the operator. */
export function OperatorRows({
  operators,
  roles,
}: {
  operators: readonly ManagedOperator[];
  roles: readonly Role[];
}) {
  const t = useTranslations('backoffice-operators');
  const locale = useLocale();
  const names = new Map(roles.map((role) => [role.id, roleName(t, role)]));
  return (
    <DataTable
      label={t('list.title')}
      rows={operators}
      rowKey={(operator) => String(operator.id)}
      rowHref={(operator) => `/backoffice/operators/${operator.id}`}
      empty={<EmptyState title={t('list.none')} />}
      columns={[
        {
          key: 'account',
          head: t('account'),
          leads: true,
          cell: (operator) => <bdi>{operator.account}</bdi>,
        },
        { key: 'name', head: t('name'), cell: (operator) => <bdi>{operator.name}</bdi> },
        {
          key: 'roles',
          head: t('roles.title'),
          cell: ({ roles: ids, further }) => {
            const shown = ids.map((id) => names.get(id) ?? String(id));
            if (further.length > 0) shown.push(t('list.further', { count: further.length }));
            return shown.length > 0
              ? new Intl.ListFormat(locale, { type: 'unit' }).format(shown)
              : t('list.noRole');
          },
        },
        { key: 'status', head: t('status'), cell: ({ status }) => <OperatorStatus status={status} /> },
        {
          key: 'factor',
          head: t('factor.title'),
          cell: ({ hasFactor, isFactorDue }) => <FactorState hasFactor={hasFactor} isDue={isFactorDue} />,
        },
        {
          key: 'login',
          head: t('lastLogin'),
          cell: ({ lastLoginAt }) =>
            lastLoginAt ? <DateTime at={lastLoginAt} locale={locale} /> : t('never'),
        },
      ]}
    />
  );
}
