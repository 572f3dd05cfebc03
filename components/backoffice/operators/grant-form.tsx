'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import type { Permission } from '@/lib/backoffice/constants';
import type { RoleChoice } from '@/lib/backoffice/operators/loaders';
import { useCall } from '../use-call';
import { GrantFields, type Grant } from './grant-fields';

/** Changes the roles and the further permissions of another operator. */
export function GrantForm({
  id,
  given,
  roles,
  mine,
  locked,
}: {
  id: string;
  given: Grant;
  roles: readonly RoleChoice[];
  mine: readonly Permission[];
  locked: boolean;
}) {
  const t = useTranslations('backoffice-operators');
  const call = useCall();
  const [grant, setGrant] = useState(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call.send(`/backoffice/api/operators/${id}/roles`, grant, t('rolesSaved'));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert message={call.failure?.message} />
      <GrantFields
        grant={grant}
        onChange={setGrant}
        roles={roles}
        mine={mine}
        disabled={locked}
        error={call.failure?.fields.roles?.message}
      />
      {!locked && (
        <Button type="submit" variant="amber" busy={call.busy} className="self-start">
          {t('save')}
        </Button>
      )}
    </form>
  );
}
