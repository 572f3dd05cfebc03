'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { X } from '@/components/ui/icons';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { PageLink } from '@/components/ui/page-link';
import { Textarea } from '@/components/ui/textarea';
import { useCall } from '../use-call';

interface Member {
  id: string;
  account: string;
}

interface Props {
  groupId: string;
  members: readonly Member[];
  canChange: boolean;
}

/** The members of a group, with buttons that take them out. */
export function GroupMembers({ groupId, members, canChange }: Props) {
  const t = useTranslations('backoffice-channels.groups');
  const call = useCall();
  if (members.length === 0) return <EmptyState title={t('empty')} hint={t('emptyText')} />;
  return (
    <>
      <FormAlert message={call.failure?.message} />
      <ul className="grid border-t border-hairline sm:grid-cols-2 xl:grid-cols-3">
        {members.map((member) => (
          <li key={member.id} className="flex items-center gap-2 px-4 py-1.5">
            <PageLink
              href={`/backoffice/members/${member.id}`}
              className="min-w-0 flex-1 truncate underline-offset-4 hover:underline"
            >
              <bdi>{member.account}</bdi>
            </PageLink>
            {canChange && (
              <Button
                variant="ghost"
                size="icon"
                disabled={call.busy}
                aria-label={t('takeOut', { account: member.account })}
                onClick={() =>
                  void call.send(
                    `/backoffice/api/member-groups/${groupId}/members/remove`,
                    { memberId: member.id },
                    t('takenOut', { account: member.account }),
                  )
                }
              >
                <X aria-hidden className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Adds members by their account names, one a line or separated by commas. Names that nobody has stay in the field. */
export function AddMembersForm({ groupId }: { groupId: string }) {
  const t = useTranslations('backoffice-channels.groups');
  const call = useCall();
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const submit = () =>
    call.send<{ added: number; unknown: string[] }>(
      `/backoffice/api/member-groups/${groupId}/members`,
      { accounts: text.split(/[\s,;]+/).filter(Boolean) },
      t('added'),
      (result) => {
        setUnknown(result.unknown);
        setText(result.unknown.join('\n'));
      },
    );
  const wrong = Object.values(call.failure?.fields ?? {})[0]?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormAlert message={call.failure?.message} />
      <Field
        label={t('accounts')}
        hint={t('accountsHint')}
        error={wrong ?? (unknown.length > 0 ? t('unknown', { count: unknown.length }) : undefined)}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="ltr"
            rows={4}
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t('add')}
      </Button>
    </form>
  );
}
