'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** Cancels an active bonus of a member, with a reason that the member reads. */
export function CancelBonus({ id, maxReason }: { id: string; maxReason: number }) {
  const t = useTranslations('backoffice-members.bonuses.cancel');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const submit = async () => {
    if (await call.send(`/backoffice/api/bonuses/${id}/cancel`, { reason }, t('done'))) setOpen(false);
  };
  return (
    <>
      <Button size="sm" variant="caution" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <FormDialog
        open={open}
        title={t('title')}
        description={t('text')}
        confirmLabel={t('title')}
        tone="danger"
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          error={call.failure?.fields.reason?.message}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={maxReason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
