'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useCall } from '../use-call';

/** Form that adds a note to a member. */
export function NoteForm({ memberId, maxLength }: { memberId: string; maxLength: number }) {
  const t = useTranslations('backoffice-members');
  const call = useCall();
  const [body, setBody] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-3 px-4 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        void call
          .send(`/backoffice/api/members/${memberId}/notes`, { body: body.trim() }, t('notes.added'))
          .then((sent) => sent && setBody(''));
      }}
    >
      <FormAlert message={call.failure?.message} />
      <Field label={t('notes.new')} hint={t('notes.hint')} error={call.failure?.fields.body?.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={maxLength}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" size="sm" busy={call.busy} className="self-start">
        {t('notes.add')}
      </Button>
    </form>
  );
}
