'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** Cancels a reward that was not claimed yet. */
export function CancelReward({ id }: { id: string }) {
  const t = useTranslations('backoffice-rewards.cancel');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const submit = async () => {
    if (await call.send(`/backoffice/api/rewards/${id}/cancel`, { reason }, t('done'))) setOpen(false);
  };
  return (
    <>
      <Button variant="caution" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <FormDialog
        open={open}
        title={t('title')}
        description={t('text')}
        confirmLabel={t('button')}
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
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
