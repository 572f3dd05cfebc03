'use client';

import { useState, type FormEvent } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Copy } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { Textarea } from '@/components/ui/textarea';
import { useCall } from './use-call';

export interface OneTimePassword {
  password: string;
  endsAt: string;
}

export interface ResetPasswordProps {
  memberId: string;
  account: string;
  /** Maximum length of the reason. */
  maxLength: number;
}

/** Issues a one-time password to a member: requires a reason, and shows the password once. */
export function ResetPassword({ memberId, account, maxLength }: ResetPasswordProps) {
  const t = useTranslations('backoffice');
  const tErrors = useTranslations('errors');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [empty, setEmpty] = useState(false);
  const [given, setGiven] = useState<OneTimePassword>();
  const close = () => {
    if (call.busy && !given) return;
    setOpen(false);
    setEmpty(false);
    setReason('');
    setGiven(undefined);
    call.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(reason.trim() === '');
    if (reason.trim() === '') return;
    await call.send<OneTimePassword>(
      `/backoffice/api/members/${memberId}/password`,
      { reason: reason.trim() },
      t('members.reset.done'),
      setGiven,
    );
  };
  return (
    <>
      <Button variant="caution" onClick={() => setOpen(true)}>
        {t('members.reset.button')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t(given ? 'members.reset.givenTitle' : 'members.reset.title', { account })}
        description={t(given ? 'members.reset.givenText' : 'members.reset.text', { account })}
        closeLabel={t('cancel')}
        size="sm"
        dismissible={!given}
        footer={
          given ? (
            <Button variant="amber" onClick={close} className="flex-1 sm:flex-none">
              {t('members.reset.kept')}
            </Button>
          ) : (
            <DialogActions
              cancelLabel={t('cancel')}
              confirmLabel={t('members.reset.button')}
              tone="danger"
              busy={call.busy}
              onCancel={close}
              form="reset-password"
            />
          )
        }
      >
        {given ? (
          <IssuedPassword {...given} />
        ) : (
          <form
            id="reset-password"
            noValidate
            onSubmit={(event) => void submit(event)}
            className="flex flex-col gap-4"
          >
            <FormAlert message={call.failure?.message} />
            <Field
              label={t('decide.reason')}
              hint={t('members.reset.reasonHint')}
              error={empty ? tErrors('fields.REQUIRED') : call.failure?.fields.reason?.message}
              required
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={maxLength}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </form>
        )}
      </Dialog>
    </>
  );
}

/** The password, large enough to be read aloud, and its expiry. */
export function IssuedPassword({ password, endsAt }: OneTimePassword) {
  const t = useTranslations('backoffice');
  // In the settlement zone, which providers.tsx sets.
  const when = useFormatter().dateTime(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      notify(t('payee.copied'), 'good');
    } catch {
      notify(t('payee.notCopied'), 'bad');
    }
  };
  return (
    <div className="flex flex-col gap-3" role="status">
      <p className="rounded-control border border-edge bg-sunken px-3 py-4 text-center">
        <bdi
          dir="ltr"
          data-testid="given-password"
          className="tabular text-xl font-bold tracking-wider select-all"
        >
          {password}
        </bdi>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span>{t('members.reset.until', { when })}</span>
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {t('payee.copy')}
        </Button>
      </div>
    </div>
  );
}
