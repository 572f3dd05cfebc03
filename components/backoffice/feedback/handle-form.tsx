'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_REMARK } from '@/lib/inbox/feedback/constants';
import { useCall } from '../use-call';

/** Form that closes feedback with a remark on what was done. */
export function HandleForm({ id }: { id: string }) {
  const t = useTranslations('backoffice-feedback');
  const tErrors = useTranslations('errors.fields');
  const call = useCall();
  const [remark, setRemark] = useState('');
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(!remark.trim());
    if (remark.trim())
      void call.send(`/backoffice/api/feedback/${id}/handle`, { remark: remark.trim() }, t('done'));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <FormAlert message={call.failure?.message} />
      <Field
        label={t('remark')}
        error={empty ? tErrors('REQUIRED') : call.failure?.fields.remark?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={MAX_REMARK}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={call.busy} className="self-start">
        {t('handle')}
      </Button>
    </form>
  );
}
