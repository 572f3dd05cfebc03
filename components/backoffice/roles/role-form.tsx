'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { Permission } from '@/lib/backoffice/constants';
import { MAX_ROLE_DESCRIPTION_LENGTH, MAX_ROLE_NAME_LENGTH } from '@/lib/backoffice/operators/constants';
import { DeleteButton } from '../delete-button';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { useFirstError } from '../use-first-error';
import { PermissionPicker } from './permission-picker';

export interface RoleFormProps {
  /** Undefined for a new role. */
  role?: { id: string; version: number; isShipped: boolean; operators: number };
  name: string;
  description: string;
  permissions: readonly Permission[];
  /** Permissions of the operator, who cannot give others. */
  mine: readonly Permission[];
  /** Why the role cannot be changed; the form is read-only then. */
  locked?: string | undefined;
}

/** Form of a role. A shipped role keeps its name and description. */
export function RoleForm({ role, mine, locked, ...given }: RoleFormProps) {
  const t = useTranslations('backoffice-operators');
  const call = useCall();
  const form = useFirstError(call.failure);
  const router = useRouter();
  const [name, setName] = useState(given.name);
  const [description, setDescription] = useState(given.description);
  const [permissions, setPermissions] = useState<readonly Permission[]>(given.permissions);
  const hasName = !role?.isShipped;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...(hasName && { name: name.trim(), description: description.trim() }), permissions };
    if (role)
      await call.send(
        `/backoffice/api/roles/${role.id}`,
        { ...body, version: role.version },
        t('roles.saved'),
      );
    else if (await call.send('/backoffice/api/roles', body, t('roles.created')))
      router.push('/backoffice/roles');
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormAlert message={call.failure?.message} />
      {hasName && (
        <Panel>
          <div className="grid gap-4 lg:grid-cols-2">
            <Field label={t('roles.name')} error={call.failure?.fields.name?.message} required>
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  disabled={Boolean(locked)}
                  maxLength={MAX_ROLE_NAME_LENGTH}
                  autoComplete="off"
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <Field
              label={t('roles.description')}
              hint={t('roles.descriptionHint')}
              error={call.failure?.fields.description?.message}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  value={description}
                  disabled={Boolean(locked)}
                  maxLength={MAX_ROLE_DESCRIPTION_LENGTH}
                  onChange={(event) => setDescription(event.target.value)}
                />
              )}
            </Field>
          </div>
        </Panel>
      )}
      <Panel title={t('roles.permissions')}>
        <PermissionPicker
          chosen={permissions}
          onChange={setPermissions}
          mine={mine}
          disabled={Boolean(locked)}
        />
      </Panel>
      {!locked && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="amber" busy={call.busy}>
            {t(role ? 'save' : 'roles.create')}
          </Button>
          {role && !role.isShipped && (
            <DeleteButton
              path={`/backoffice/api/roles/${role.id}/remove`}
              next="/backoffice/roles"
              texts={{
                remove: t('roles.remove'),
                title: t('roles.removeTitle', { name: given.name }),
                text: t('roles.removeText', { operators: role.operators }),
                cancel: t('cancel'),
                removed: t('roles.removed'),
              }}
            />
          )}
        </div>
      )}
    </form>
  );
}
