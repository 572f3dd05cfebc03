'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

const EMPTY = { account: '', amount: '', days: '14', reason: '' };
const FIELDS = ['account', 'amount', 'days'] as const;

/** Gives money to a member by hand. */
export function GiveReward({ threshold }: { threshold: string }) {
  const t = useTranslations('backoffice-rewards.give');
  const call = useCall();
  const ids = useRequestId();
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState(EMPTY);
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value });
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const body = {
      account: given.account.trim(),
      amount: given.amount.trim().replaceAll(',', ''),
      days: given.days.trim(),
      reason: given.reason.trim(),
    };
    const sent = await call.send<{ status: 'performed' | 'requested' }>(
      '/backoffice/api/rewards',
      { ...body, requestId: ids.idOf(JSON.stringify(body)) },
      ({ status }) => t(status),
    );
    if (!sent) return;
    ids.renew();
    setGiven(EMPTY);
    setOpen(false);
  };
  return (
    <>
      <Button variant="amber" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <FormDialog
        open={open}
        title={t('title')}
        description={t('text', { threshold })}
        confirmLabel={t('confirm')}
        tone="amber"
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        {FIELDS.map((name) => (
          <Field
            key={name}
            label={t(name)}
            error={errors[name]?.message}
            required={name !== 'days'}
            {...(name === 'days' && { hint: t('daysHint') })}
          >
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                inputMode={name === 'account' ? 'text' : 'decimal'}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={name === 'account' ? 64 : 20}
                value={given[name]}
                onChange={set(name)}
              />
            )}
          </Field>
        ))}
        <Field label={t('reason')} hint={t('reasonHint')} error={errors.reason?.message} required>
          {(control) => (
            <Textarea {...control} rows={3} maxLength={300} value={given.reason} onChange={set('reason')} />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
