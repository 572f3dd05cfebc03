'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FieldError } from '@/components/ui/field';
import type { Permission } from '@/lib/backoffice/constants';
import type { RoleChoice } from '@/lib/backoffice/operators/loaders';
import { PermissionPicker } from '../roles/permission-picker';
import { roleName } from '../roles/role-name';

export interface Grant {
  roles: readonly string[];
  permissions: readonly Permission[];
}

export interface GrantFieldsProps {
  grant: Grant;
  onChange: (grant: Grant) => void;
  roles: readonly RoleChoice[];
  mine: readonly Permission[];
  error?: string | undefined;
  disabled?: boolean;
}

/** The roles of an operator, and below them permissions beside the roles. */
export function GrantFields({ grant, onChange, roles, mine, error, disabled = false }: GrantFieldsProps) {
  const t = useTranslations('backoffice-operators');
  const [isOpen, setIsOpen] = useState(grant.permissions.length > 0);
  const toggle = (id: string) =>
    onChange({
      ...grant,
      roles: grant.roles.includes(id) ? grant.roles.filter((one) => one !== id) : [...grant.roles, id],
    });
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-describedby={error ? 'roles-error' : undefined}>
        <legend className="sr-only">{t('roles.title')}</legend>
        <div className="grid gap-x-8 lg:grid-cols-2">
          {roles.map((role) => (
            <label key={role.id} className="flex min-h-11 items-start gap-3 py-2 text-sm">
              <input
                type="checkbox"
                className="tick mt-0.5"
                aria-labelledby={`role-${role.id}`}
                aria-describedby={`role-${role.id}-text`}
                checked={grant.roles.includes(role.id)}
                disabled={disabled || !role.isMine}
                onChange={() => toggle(role.id)}
              />
              <span className="min-w-0">
                <bdi id={`role-${role.id}`} className="block font-medium wrap-anywhere">
                  {roleName(t, role)}
                </bdi>
                <span id={`role-${role.id}-text`} className="block text-xs text-faint">
                  {role.code && <span className="block">{t(`shipped.${role.code}.text`)}</span>}
                  {!role.isMine && <span className="block">{t('notMine')}</span>}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <details
        className="rounded-control border border-hairline px-4 py-3"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="cursor-pointer text-sm font-medium text-muted">
          {t('further', { count: grant.permissions.length })}
        </summary>
        <p className="mt-2 mb-4 text-sm text-muted">{t('furtherText')}</p>
        <PermissionPicker
          chosen={grant.permissions}
          onChange={(permissions) => onChange({ ...grant, permissions })}
          mine={mine}
          disabled={disabled}
        />
      </details>
      {/* Beside the button that was pressed: the permissions above may be longer than the window. */}
      <div aria-live="polite" className="empty:hidden">
        {error && <FieldError id="roles-error">{error}</FieldError>}
      </div>
    </div>
  );
}
