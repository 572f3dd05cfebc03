'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';

/** The payment password, which every redemption and conversion asks for. */
export function PaymentPasswordField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const t = useTranslations('identity');
  return (
    <Field label={t('fields.paymentPassword')} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="off"
          inputMode="numeric"
          maxLength={64}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
