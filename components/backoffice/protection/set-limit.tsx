'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { LIMIT_KINDS, PERIODS } from '@/lib/protection/constants';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

const EMPTY = { kind: 'deposit', period: 'day', amount: '', reason: '' };

/** Button and form that set a limit for a member; an empty amount removes the operators' limit. */
export function SetLimit({ memberId }: { memberId: string }) {
  const t = useTranslations('backoffice-protection');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState(EMPTY);
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value });
  const submit = async () => {
    const amount = given.amount.trim().replaceAll(',', '') || null;
    const body = { ...given, amount, reason: given.reason.trim() };
    if (!(await call.send(`/backoffice/api/members/${memberId}/limits`, body, t('limit.done')))) return;
    setGiven(EMPTY);
    setOpen(false);
  };
  const errors = call.failure?.fields ?? {};
  return (
    <>
      <Button variant="surface" onClick={() => setOpen(true)}>
        {t('limit.button')}
      </Button>
      <FormDialog
        open={open}
        title={t('limit.title')}
        description={t('limit.text')}
        confirmLabel={t('limit.confirm')}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field label={t('columns.kind')}>
          {(control) => (
            <Select
              {...control}
              value={given.kind}
              onChange={set('kind')}
              options={LIMIT_KINDS.map((value) => ({ value, label: t(`limitKinds.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('columns.period')}>
          {(control) => (
            <Select
              {...control}
              value={given.period}
              onChange={set('period')}
              options={PERIODS.map((value) => ({ value, label: t(`limitPeriods.${value}`) }))}
            />
          )}
        </Field>
        <Field
          label={given.kind === 'time' ? t('limit.minutes') : t('limit.amount')}
          hint={t('limit.hint')}
          error={errors.amount?.message}
        >
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
        <Field label={t('reason')} error={errors.reason?.message} required>
          {(control) => (
            <Textarea {...control} rows={3} maxLength={200} value={given.reason} onChange={set('reason')} />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
