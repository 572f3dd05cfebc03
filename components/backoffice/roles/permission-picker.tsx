'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { PERMISSIONS, type Permission } from '@/lib/backoffice/constants';
import { MONEY_PERMISSIONS } from '@/lib/backoffice/operators/constants';
import { permissionName } from './role-name';

/** The permissions by their first word: `cashier.read` belongs to `cashier`. */
const GROUPS = [...new Set(PERMISSIONS.map((permission) => permission.split('.')[0]!))];

export interface PermissionPickerProps {
  chosen: readonly Permission[];
  onChange: (chosen: Permission[]) => void;
  /** Those that the operator may give; others are shown and cannot be changed. */
  mine: readonly Permission[];
  disabled?: boolean;
}

/** A list of all permissions to tick, in groups. */
export function PermissionPicker({ chosen, onChange, mine, disabled = false }: PermissionPickerProps) {
  const t = useTranslations('backoffice-operators');
  const toggle = (permission: Permission) =>
    onChange(
      PERMISSIONS.filter((one) => (one === permission ? !chosen.includes(one) : chosen.includes(one))),
    );
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {GROUPS.map((group) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-1 text-xs font-semibold text-faint">{t(`permissionGroups.${group}`)}</legend>
          {PERMISSIONS.filter((permission) => permission.startsWith(`${group}.`)).map((permission) => (
            <label key={permission} className="flex min-h-11 items-start gap-3 py-2 text-sm">
              <input
                type="checkbox"
                className="tick mt-0.5"
                aria-labelledby={`permission-${permission}`}
                aria-describedby={`permission-${permission}-text`}
                checked={chosen.includes(permission)}
                disabled={disabled || !mine.includes(permission)}
                onChange={() => toggle(permission)}
              />
              <span className="min-w-0">
                <span id={`permission-${permission}`} className="block">
                  {permissionName(t, permission)}
                </span>
                <span
                  id={`permission-${permission}-text`}
                  className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-faint"
                >
                  <bdi dir="ltr">{permission}</bdi>
                  {MONEY_PERMISSIONS.includes(permission) && <Badge tone="amber">{t('movesMoney')}</Badge>}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
