'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { Panel } from '../panel';
import { useCall } from '../use-call';

/** Adds codes to a digital good. They are stored sealed and are not shown again. */
export function AddCodes({ goodId }: { goodId: string }) {
  const t = useTranslations('backoffice-points.codes');
  const call = useCall();
  const [codes, setCodes] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await call.send<{ added: number }>(
      `/backoffice/api/goods/${goodId}/codes`,
      { codes },
      ({ added }) => t('added', { count: added }),
    );
    if (done) setCodes('');
  };
  return (
    <Panel title={t('title')} className="mt-5">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <FormAlert message={call.failure?.message} />
        <Field label={t('codes')} hint={t('hint')} error={call.failure?.fields.codes?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              dir="ltr"
              value={codes}
              onChange={(event) => setCodes(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="amber" busy={call.busy} className="self-start">
          {t('add')}
        </Button>
      </form>
    </Panel>
  );
}
