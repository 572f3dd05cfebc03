'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useCall } from '../use-call';

/** Adds the members whom a saved segment describes now to a member group. */
export function FillGroup({
  segmentId,
  groups,
}: {
  segmentId: string;
  groups: readonly { id: string; name: string }[];
}) {
  const t = useTranslations('backoffice-segments');
  const call = useCall();
  const [groupId, setGroupId] = useState('');
  const [added, setAdded] = useState<number>();
  if (groups.length === 0) return <p className="text-sm text-muted">{t('noGroups')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('fillText')}</p>
      <FormAlert message={call.failure?.message ?? call.failure?.fields.groupId?.message} />
      <Field label={t('group')}>
        {(control) => (
          <Select
            {...control}
            value={groupId}
            placeholder={t('choose')}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => {
              setGroupId(event.target.value);
              setAdded(undefined);
            }}
          />
        )}
      </Field>
      <Button
        className="self-start"
        busy={call.busy}
        disabled={!groupId}
        onClick={() =>
          void call.send<{ added: number }>(
            `/backoffice/api/segments/${segmentId}/group`,
            { groupId },
            t('filled'),
            (value) => setAdded(value.added),
          )
        }
      >
        {t('fill')}
      </Button>
      <p aria-live="polite" className="text-sm">
        {added !== undefined && t('added', { count: added })}
      </p>
    </div>
  );
}
