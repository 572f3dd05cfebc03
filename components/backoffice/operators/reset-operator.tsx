'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { LinkOutput } from '@/lib/backoffice/operators/schema';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';
import { LinkDialog } from './link-dialog';
import { MailFields } from './mail-fields';

/** Takes away an operator's password, or makes a new link for an invited one: asks for a reason, and shows the link once. */
export function ResetOperator({
  id,
  account,
  isInvited,
  canSend,
  maxLength,
}: {
  id: string;
  account: string;
  isInvited: boolean;
  canSend: boolean;
  /** Maximum length of the reason. */
  maxLength: number;
}) {
  const t = useTranslations('backoffice-operators.reset');
  const tOffice = useTranslations('backoffice');
  const tErrors = useTranslations('errors.fields');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [empty, setEmpty] = useState(false);
  const [mail, setMail] = useState({ email: '', locale: useLocale() });
  const [link, setLink] = useState<LinkOutput>();
  const close = () => {
    setOpen(false);
    setReason('');
    setEmpty(false);
    call.reset();
  };
  const submit = async () => {
    setEmpty(reason.trim() === '');
    if (reason.trim() === '') return;
    const body = { reason: reason.trim(), ...mail };
    await call.send<LinkOutput>(`/backoffice/api/operators/${id}/reset`, body, t('done'), (value) => {
      setLink(value);
      close();
    });
  };
  const label = t(isInvited ? 'again' : 'button');
  return (
    <>
      <Button variant={isInvited ? 'surface' : 'caution'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        size="md"
        open={open}
        title={t(isInvited ? 'againTitle' : 'title', { account })}
        description={t(isInvited ? 'againText' : 'text', { account })}
        confirmLabel={label}
        tone={isInvited ? 'amber' : 'danger'}
        call={call}
        onSubmit={submit}
        onClose={close}
      >
        <Field
          label={tOffice('decide.reason')}
          hint={t('reasonHint')}
          error={empty ? tErrors('REQUIRED') : call.failure?.fields.reason?.message}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={maxLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <MailFields
          mail={mail}
          onChange={setMail}
          canSend={canSend}
          error={call.failure?.fields.email?.message}
        />
      </FormDialog>
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}
