'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { checkField, type FieldRule } from '@/lib/identity/registration/rules';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { FormAlert } from './form-alert';
import { codeResolver, showFailure } from './form-errors';
import { SecretField } from './secret-field';

interface Values {
  password: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
}

const EMPTY: Values = { password: '', newPaymentPassword: '', confirmNewPaymentPassword: '' };

/** The digits that let money out, proven by the login password. Also for the withdrawal page's first visit. */
export function PaymentPasswordForm({ isSet, onDone }: { isSet: boolean; onDone: () => void }) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const [failure, setFailure] = useState<string>();
  const asksPassword = useSession().member?.hasPassword !== false;
  const form = useForm<Values>({
    defaultValues: EMPTY,
    resolver: codeResolver((values) => problems(values, asksPassword), tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await callApi('POST', '/wps/member/password/payment', values);
      form.reset(EMPTY);
      onDone();
    } catch (error) {
      setFailure(showFailure(error, Object.keys(EMPTY), form.setError, tErrors));
    }
  });
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={t('payment.title')}>
      <FormAlert message={failure} />
      {asksPassword && (
        <SecretField
          label={t('fields.loginPassword')}
          autoComplete="current-password"
          input={form.register('password')}
          error={errors.password?.message}
        />
      )}
      <SecretField
        label={t('fields.newPaymentPassword')}
        hint={t('hints.paymentPassword', { range: String(DIGITS) })}
        autoComplete="off"
        inputMode="numeric"
        input={form.register('newPaymentPassword')}
        error={errors.newPaymentPassword?.message}
      />
      <SecretField
        label={t('fields.confirmNewPaymentPassword')}
        autoComplete="off"
        inputMode="numeric"
        input={form.register('confirmNewPaymentPassword')}
        error={errors.confirmNewPaymentPassword?.message}
      />
      <Button type="submit" variant="amber" busy={isSubmitting}>
        {isSet ? t('payment.change') : t('payment.set')}
      </Button>
    </form>
  );
}

/** The server's rule, which no house changes (FIXED of lib/identity/registration/fields). */
const DIGITS = 6;
const SIX_DIGITS: FieldRule = {
  field: 'newPaymentPassword',
  enabled: true,
  required: true,
  acceptedPattern: '^[0-9]+$',
  minLength: DIGITS,
  maxLength: DIGITS,
  patternId: 'DIGITS',
};

function problems(values: Values, asksPassword: boolean): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const [name, value] of Object.entries(values))
    if (value.trim() === '' && (asksPassword || name !== 'password')) errors[name] = { code: 'REQUIRED' };
  const broken = checkField(SIX_DIGITS, values.newPaymentPassword);
  if (broken) errors.newPaymentPassword = broken;
  if (!errors.confirmNewPaymentPassword && values.newPaymentPassword !== values.confirmNewPaymentPassword) {
    errors.confirmNewPaymentPassword = { code: 'PASSWORD_MISMATCH' };
  }
  return errors;
}
