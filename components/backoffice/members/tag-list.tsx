'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import { MAX_TAG_LENGTH, TAG_COLOURS, type TagColour } from '@/lib/backoffice/members/constants';
import { DataTable } from '../data-table';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';
import { ConfirmButton } from '../confirm-button';
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
              <ConfirmButton
                path={`/backoffice/api/members/tags/${tag.id}/delete`}
                texts={{
                  button: t('tags.delete'),
                  title: t('tags.deleteTitle', { name: tag.name }),
                  text: t('tags.deleteText', { count: tag.members }),
                  cancel: t('cancel'),
                  done: t('tags.deleted'),
                }}
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
  const submit = async () => {
    const path = `/backoffice/api/members/tags${tag ? `/${tag.id}` : ''}`;
    if (!(await call.send(path, given, t('tags.saved')))) return;
    if (!tag) setGiven({ name: '', colour: 'plain' });
    setOpen(false);
  };
  const label = t(tag ? 'tags.change' : 'tags.new');
  return (
    <>
      <Button size="sm" variant={tag ? 'outline' : 'amber'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        open={open}
        title={label}
        confirmLabel={t('tags.save')}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
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
      </FormDialog>
    </>
  );
}
