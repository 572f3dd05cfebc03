'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LINK_TYPES, MAX_LINK, type LinkType } from '@/lib/content/links/constants';
import { useCall } from '../use-call';

export type LinkValues = Partial<Record<LinkType, string>>;

/** Form with all external addresses; the site does not show an empty one. */
export function LinksForm({ links }: { links: LinkValues }) {
  const t = useTranslations('backoffice-articles.links');
  const call = useCall();
  const [values, setValues] = useState(links);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call.send('/backoffice/api/links', { ...values, seen: links }, t('saved'));
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
      <FormAlert message={call.failure?.message} />
      {LINK_TYPES.map((type) => (
        <Field key={type} label={t(`types.${type}`)} error={call.failure?.fields[type]?.message}>
          {(control) => (
            <Input
              {...control}
              type="url"
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
              maxLength={MAX_LINK}
              value={values[type] ?? ''}
              onChange={(event) => setValues({ ...values, [type]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
