'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** The two decisions on an order in process. */
export function DecideOrder({ id }: { id: string }) {
  const t = useTranslations('backoffice-points.order');
  const call = useCall();
  const [open, setOpen] = useState<'approve' | 'reject'>();
  const [given, setGiven] = useState({ tracking: '', note: '' });
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const body = open === 'approve' ? given : { note: given.note };
    if (await call.send(`/backoffice/api/orders/${id}/${open}`, body, t(`done.${open}`))) setOpen(undefined);
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
        description={open === 'reject' ? t('rejectText') : t('approveText')}
        confirmLabel={open === 'reject' ? t('reject') : t('approve')}
        tone={open === 'reject' ? 'danger' : 'amber'}
        call={call}
        message={errors.address?.message}
        onSubmit={submit}
        onClose={() => setOpen(undefined)}
      >
        {open === 'approve' && (
          <Field label={t('tracking')} hint={t('trackingHint')} error={errors.tracking?.message}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                maxLength={80}
                value={given.tracking}
                onChange={(event) => setGiven({ ...given, tracking: event.target.value })}
              />
            )}
          </Field>
        )}
        <Field
          label={t('note')}
          hint={t('noteHint')}
          error={errors.note?.message}
          required={open === 'reject'}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={300}
              value={given.note}
              onChange={(event) => setGiven({ ...given, note: event.target.value })}
            />
          )}
        </Field>
      </FormDialog>
    </div>
  );
}
