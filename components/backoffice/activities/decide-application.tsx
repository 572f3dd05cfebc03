'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';
import { Figure } from '../figure';

interface Props {
  id: string;
  /** The limits of an award, in words. */
  limits: string;
  currency: string;
  /** What the amount begins with: the least. */
  least: string;
}

/** The two decisions on an application that waits. */
export function DecideApplication({ id, limits, currency, least }: Props) {
  const t = useTranslations('backoffice-activities.application');
  const call = useCall();
  const [open, setOpen] = useState<'approve' | 'reject'>();
  const [amount, setAmount] = useState(least);
  const [reason, setReason] = useState('');
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const path = `/backoffice/api/applications/${id}/${open}`;
    const done =
      open === 'approve'
        ? await call.send<{ status: 'performed' | 'requested' }>(
            path,
            { amount: amount.trim().replaceAll(',', ''), reason: reason.trim() },
            ({ status }) => t(`done.${status}`),
          )
        : await call.send(path, { reason: reason.trim() }, t('done.reject'));
    if (done) setOpen(undefined);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="amber" onClick={() => setOpen('approve')}>
        {t('approve')}
      </Button>
      <Button variant="caution" onClick={() => setOpen('reject')}>
        {t('reject')}
      </Button>
      <FormDialog
        open={open !== undefined}
        title={open === 'reject' ? t('rejectTitle') : t('approveTitle')}
        description={open === 'reject' ? t('rejectText') : limits}
        confirmLabel={open === 'reject' ? t('reject') : t('approve')}
        tone={open === 'reject' ? 'danger' : 'amber'}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(undefined)}
      >
        {open === 'approve' && (
          <Figure
            label={t('amount', { currency })}
            value={amount}
            error={errors.amount?.message}
            onChange={setAmount}
          />
        )}
        <Field
          label={open === 'reject' ? t('reason') : t('note')}
          hint={open === 'reject' ? t('reasonHint') : t('noteHint')}
          error={errors.reason?.message}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </FormDialog>
    </div>
  );
}
