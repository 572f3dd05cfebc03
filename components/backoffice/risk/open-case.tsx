'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_TITLE_LENGTH } from '@/lib/risk/constants';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

export interface OpenCaseProps {
  flags?: readonly string[];
  /** The account name of a member of the case. */
  member?: string;
  buttonClassName: string;
}

/** Opens a case with flags and their members, or with one member. Then the page of the case is shown. */
export function OpenCase({ flags = [], member, buttonClassName }: OpenCaseProps) {
  const t = useTranslations('backoffice-risk.openCase');
  const call = useCall();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const submit = async () => {
    let id = '';
    const body = { title: title.trim(), flags, ...(member ? { member } : {}) };
    const done = await call.send<{ id: string }>('/backoffice/api/risk/cases', body, t('done'), (value) => {
      id = value.id;
    });
    if (done) router.push(`/backoffice/risk/cases/${id}`);
  };
  const fields = call.failure?.fields ?? {};
  const other = fields.flags?.message ?? fields.member?.message;
  return (
    <>
      <button type="button" className={buttonClassName} onClick={() => setOpen(true)}>
        {t('button')}
      </button>
      <FormDialog
        open={open}
        title={t('title')}
        description={t('text')}
        confirmLabel={t('button')}
        call={call}
        message={call.failure?.message ?? other}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field label={t('name')} hint={t('nameHint')} error={fields.title?.message} required>
          {(control) => (
            <Input
              {...control}
              value={title}
              maxLength={MAX_TITLE_LENGTH}
              autoComplete="off"
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
