'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useCall } from '../use-call';

interface Props {
  memberId: string;
  groups: readonly { id: string; name: string }[];
  chosen: readonly string[];
  canChange: boolean;
}

/** The groups of a member, on the member's page. */
export function MemberGroups({ memberId, groups, chosen, canChange }: Props) {
  const t = useTranslations('backoffice-channels.groups');
  const call = useCall();
  const [ids, setIds] = useState(chosen);
  const changed = ids.length !== chosen.length || ids.some((id) => !chosen.includes(id));
  if (groups.length === 0) return <p className="text-sm text-muted">{t('noneYet')}</p>;
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void call.send(`/backoffice/api/members/${memberId}/groups`, { groupIds: ids }, t('memberSaved'));
      }}
    >
      <FormAlert message={call.failure?.message ?? call.failure?.fields.groupIds?.message} />
      {groups.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={<bdi>{name}</bdi>}
          checked={ids.includes(id)}
          disabled={!canChange}
          onChange={(event) =>
            setIds(event.target.checked ? [...ids, id] : ids.filter((each) => each !== id))
          }
        />
      ))}
      {canChange && (
        <Button type="submit" size="sm" disabled={!changed} busy={call.busy} className="self-start">
          {t('memberSave')}
        </Button>
      )}
    </form>
  );
}
