'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

interface Props {
  memberId: string;
  account: string;
  currency: string;
  maxReason: number;
  /** The amount above which another operator must approve it, as text in the operator's language. */
  threshold: string;
}

/** Button and form that credit or debit the balance of a member. */
export function AdjustBalance({ memberId, account, currency, maxReason, threshold }: Props) {
  const t = useTranslations('backoffice-members');
  const call = useCall();
  const ids = useRequestId();
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState({ direction: 'credit', amount: '', reason: '' });
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value });
  const submit = async () => {
    const body = { ...given, amount: given.amount.trim().replaceAll(',', ''), reason: given.reason.trim() };
    const sent = await call.send<{ status: 'performed' | 'requested' }>(
      `/backoffice/api/members/${memberId}/adjust`,
      { ...body, requestId: ids.idOf(JSON.stringify(body)) },
      ({ status }) => t(`adjust.${status}`),
    );
    if (!sent) return;
    ids.renew();
    setGiven({ direction: 'credit', amount: '', reason: '' });
    setOpen(false);
  };
  const errors = call.failure?.fields ?? {};
  return (
    <>
      <Button variant="surface" onClick={() => setOpen(true)}>
        {t('adjust.button')}
      </Button>
      <FormDialog
        open={open}
        title={t('adjust.title', { account })}
        description={t('adjust.text', { threshold })}
        confirmLabel={t('adjust.confirm')}
        tone={given.direction === 'debit' ? 'danger' : 'amber'}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field label={t('adjust.direction')} error={errors.direction?.message}>
          {(control) => (
            <Select
              {...control}
              value={given.direction}
              onChange={set('direction')}
              options={[
                { value: 'credit', label: t('adjust.credit') },
                { value: 'debit', label: t('adjust.debit') },
              ]}
            />
          )}
        </Field>
        <Field label={t('adjust.amount', { currency })} error={errors.amount?.message} required>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={24}
              value={given.amount}
              onChange={set('amount')}
            />
          )}
        </Field>
        <Field label={t('reason')} hint={t('adjust.reasonHint')} error={errors.reason?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={maxReason}
              value={given.reason}
              onChange={set('reason')}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
