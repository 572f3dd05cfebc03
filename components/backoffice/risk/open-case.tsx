'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_TITLE_LENGTH } from '@/lib/risk/constants';
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
  const tOffice = useTranslations('backoffice');
  const call = useCall();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const close = () => {
    if (call.busy) return;
    setOpen(false);
    call.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
      <Dialog
        open={open}
        onClose={close}
        title={t('title')}
        description={t('text')}
        closeLabel={tOffice('cancel')}
        size="sm"
        footer={
          <DialogActions
            cancelLabel={tOffice('cancel')}
            confirmLabel={t('button')}
            busy={call.busy}
            onCancel={close}
            form="open-case"
          />
        }
      >
        <form
          id="open-case"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          <FormAlert message={call.failure?.message ?? other} />
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
        </form>
      </Dialog>
    </>
  );
}
