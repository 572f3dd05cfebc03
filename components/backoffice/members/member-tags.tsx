'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { PageLink } from '@/components/ui/page-link';
import type { TagColour } from '@/lib/backoffice/members/constants';
import { useCall } from '../use-call';
import { TagBadges } from './tag-badges';

interface Props {
  memberId: string;
  tags: readonly { id: string; name: string; colour: TagColour }[];
  chosen: readonly string[];
  canChange: boolean;
}

/** The tags of a member, on the member's page. */
export function MemberTags({ memberId, tags, chosen, canChange }: Props) {
  const t = useTranslations('backoffice-members.tags');
  const call = useCall();
  const [ids, setIds] = useState(chosen);
  const changed = ids.length !== chosen.length || ids.some((id) => !chosen.includes(id));
  if (!canChange)
    return chosen.length > 0 ? (
      <TagBadges tags={tags.filter(({ id }) => chosen.includes(id))} />
    ) : (
      <p className="text-sm text-muted">{t('memberNone')}</p>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void call.send(`/backoffice/api/members/${memberId}/tags`, { tagIds: ids }, t('memberSaved'));
      }}
    >
      <FormAlert message={call.failure?.message} />
      {tags.map((tag) => (
        <Checkbox
          key={tag.id}
          label={<TagBadges tags={[tag]} />}
          checked={ids.includes(tag.id)}
          onChange={(event) =>
            setIds(event.target.checked ? [...ids, tag.id] : ids.filter((each) => each !== tag.id))
          }
        />
      ))}
      {tags.length === 0 && <p className="text-sm text-muted">{t('noneYet')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {tags.length > 0 && (
          <Button type="submit" size="sm" disabled={!changed} busy={call.busy}>
            {t('memberSave')}
          </Button>
        )}
        <PageLink href="/backoffice/members/tags" className="text-sm text-amber hover:underline">
          {t('manage')}
        </PageLink>
      </div>
    </form>
  );
}
