'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useSession } from '@/components/session/use-session';
import { Button } from '@/components/ui/button';
import { isGuessableNumber } from '@/lib/identity/passwords/rules';
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

/** Sets or changes the payment password, under the login password (PASS-7). The withdrawal page uses it too. */
export function PaymentPasswordForm({ isSet, onDone }: { isSet: boolean; onDone: () => void }) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const [failure, setFailure] = useState<string>();
  const needsLoginPassword = useSession().member?.hasPassword !== false;
  const form = useForm<Values>({
    defaultValues: EMPTY,
    resolver: codeResolver((values) => problems(values, needsLoginPassword), tErrors),
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
      {needsLoginPassword && (
        <SecretField
          label={t('fields.loginPassword')}
          autoComplete="current-password"
          input={form.register('password')}
          error={errors.password?.message}
        />
      )}
      <SecretField
        label={t('fields.newPaymentPassword')}
        hint={t('hints.paymentPassword', { range: String(PAYMENT_PASSWORD_LENGTH) })}
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

/** The length that the server requires. No setting changes it (lib/identity/member-fields.ts). */
const PAYMENT_PASSWORD_LENGTH = 6;
const PAYMENT_PASSWORD_RULE: FieldRule = {
  field: 'newPaymentPassword',
  enabled: true,
  required: true,
  acceptedPattern: '^[0-9]+$',
  minLength: PAYMENT_PASSWORD_LENGTH,
  maxLength: PAYMENT_PASSWORD_LENGTH,
  patternId: 'DIGITS',
};

function problems(values: Values, needsLoginPassword: boolean): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const [name, value] of Object.entries(values))
    if (value.trim() === '' && (needsLoginPassword || name !== 'password'))
      errors[name] = { code: 'REQUIRED' };
  const ruleError = checkField(PAYMENT_PASSWORD_RULE, values.newPaymentPassword);
  if (ruleError) errors.newPaymentPassword = ruleError;
  else if (isGuessableNumber(values.newPaymentPassword))
    errors.newPaymentPassword = { code: 'PAYMENT_PASSWORD_WEAK' };
  if (!errors.confirmNewPaymentPassword && values.newPaymentPassword !== values.confirmNewPaymentPassword) {
    errors.confirmNewPaymentPassword = { code: 'PASSWORD_MISMATCH' };
  }
  return errors;
}
