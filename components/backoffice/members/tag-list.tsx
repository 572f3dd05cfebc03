'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import { MAX_TAG_LENGTH, TAG_COLOURS, type TagColour } from '@/lib/backoffice/members/constants';
import { DataTable } from '../data-table';
import { useCall } from '../use-call';
import { EndButton } from './end-button';
import { TagBadges } from './tag-badges';

export interface ListedTag {
  id: string;
  name: string;
  colour: TagColour;
  members: number;
}

/** The list of tags. Operators add, rename, recolour and delete tags here. */
export function TagList({ tags, locale }: { tags: readonly ListedTag[]; locale: string }) {
  const t = useTranslations('backoffice-members');
  const number = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('tags.title')}
      rows={tags}
      rowKey={(tag) => tag.id}
      empty={<EmptyState title={t('tags.noneYet')} hint={t('tags.text')} />}
      columns={[
        { key: 'name', head: t('tags.name'), leads: true, cell: (tag) => <TagBadges tags={[tag]} /> },
        {
          key: 'members',
          head: t('tags.members'),
          cell: (tag) => (
            <PageLink href={`/backoffice/members?tag=${tag.id}`} className="text-amber hover:underline">
              {number.format(tag.members)}
            </PageLink>
          ),
        },
        {
          key: 'change',
          head: <span className="sr-only">{t('tags.change')}</span>,
          end: true,
          cell: (tag) => (
            <span className="inline-flex flex-wrap justify-end gap-2">
              <TagForm tag={tag} />
              <EndButton
                path={`/backoffice/api/members/tags/${tag.id}/delete`}
                button={t('tags.delete')}
                title={t('tags.deleteTitle', { name: tag.name })}
                text={t('tags.deleteText', { count: tag.members })}
                cancel={t('cancel')}
                done={t('tags.deleted')}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

/** Button and form that create a tag, or change one of the list. */
export function TagForm({ tag }: { tag?: ListedTag }) {
  const t = useTranslations('backoffice-members');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState<{ name: string; colour: TagColour }>({
    name: tag?.name ?? '',
    colour: tag?.colour ?? 'plain',
  });
  const close = () => {
    if (call.busy) return;
    setOpen(false);
    call.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const path = `/backoffice/api/members/tags${tag ? `/${tag.id}` : ''}`;
    if (!(await call.send(path, given, t('tags.saved')))) return;
    if (!tag) setGiven({ name: '', colour: 'plain' });
    setOpen(false);
  };
  const formId = `tag-${tag?.id ?? 'new'}`;
  const label = t(tag ? 'tags.change' : 'tags.new');
  return (
    <>
      <Button size="sm" variant={tag ? 'outline' : 'amber'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={label}
        closeLabel={t('cancel')}
        size="sm"
        footer={
          <DialogActions
            cancelLabel={t('cancel')}
            confirmLabel={t('tags.save')}
            busy={call.busy}
            onCancel={close}
            form={formId}
          />
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormAlert message={call.failure?.message} />
          <Field label={t('tags.name')} error={call.failure?.fields.name?.message} required>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={MAX_TAG_LENGTH}
                value={given.name}
                onChange={(event) => setGiven({ ...given, name: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('tags.colour')} error={call.failure?.fields.colour?.message}>
            {(control) => (
              <Select
                {...control}
                value={given.colour}
                onChange={(event) => setGiven({ ...given, colour: event.target.value as TagColour })}
                options={TAG_COLOURS.map((value) => ({ value, label: t(`tags.colours.${value}`) }))}
              />
            )}
          </Field>
          <TagBadges tags={[{ id: 'preview', name: given.name || '–', colour: given.colour }]} />
        </form>
      </Dialog>
    </>
  );
}
