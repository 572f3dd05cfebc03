'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Trash2 } from '@/components/ui/icons';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { MAX_GROUP_NAME } from '@/lib/cashier/constants';
import { useCall } from '../use-call';

export interface GroupRow {
  id: string;
  name: string;
  members: number;
  channels: number;
}

/** The member groups, with buttons that delete them. */
export function GroupRows({ rows }: { rows: readonly GroupRow[] }) {
  const t = useTranslations('backoffice-channels.groups');
  const tOffice = useTranslations('backoffice');
  const call = useCall();
  const [removing, setRemoving] = useState<GroupRow>();
  if (rows.length === 0) return <EmptyState title={t('none')} hint={t('noneText')} />;
  const remove = async () => {
    if (await call.send(`/backoffice/api/member-groups/${removing!.id}/remove`, {}, t('removed')))
      setRemoving(undefined);
  };
  return (
    <>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-3 px-4 py-2.5">
            <div className="min-w-0 flex-1">
              <PageLink
                href={`/backoffice/channels/groups/${row.id}`}
                className="font-medium underline-offset-4 hover:underline"
              >
                <bdi>{row.name}</bdi>
              </PageLink>
              <p className="text-xs text-muted">
                {t('members', { count: row.members })} · {t('channels', { count: row.channels })}
              </p>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('remove', { name: row.name })}
              onClick={() => setRemoving(row)}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title={t('removeTitle', { name: removing?.name ?? '' })}
        message={t('removeText')}
        confirmLabel={t('removeConfirm')}
        cancelLabel={tOffice('cancel')}
        tone="danger"
        busy={call.busy}
        onConfirm={() => void remove()}
        onClose={() => {
          call.reset();
          setRemoving(undefined);
        }}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
    </>
  );
}

/** Creates a group, or renames one. */
export function GroupNameForm({ id, name = '' }: { id?: string; name?: string }) {
  const t = useTranslations('backoffice-channels.groups');
  const call = useCall();
  const [text, setText] = useState(name);
  const submit = async () => {
    const path = id === undefined ? '/backoffice/api/member-groups' : `/backoffice/api/member-groups/${id}`;
    const done = await call.send(path, { name: text }, id === undefined ? t('created') : t('renamed'));
    if (done && id === undefined) setText('');
  };
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
      <Field label={t('name')} error={call.failure?.fields.name?.message} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={MAX_GROUP_NAME}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {id === undefined ? t('create') : t('rename')}
      </Button>
    </form>
  );
}
