'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { RequiredLabel } from '@/components/identity/required-label';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ProfileValue } from '@/lib/identity/profile/schema';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import type { CodeTarget, ContactKind } from './types';

/** The second step of binding: the code that proves the address or number. */
export function EnterCodeStep({
  kind,
  target,
  onDone,
  onBack,
}: {
  kind: ContactKind;
  target: CodeTarget;
  onDone: (profile: ProfileValue) => void;
  onBack: () => void;
}) {
  const t = useTranslations('account.contacts');
  const tErrors = useTranslations('errors');
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: { verificationCode: '' },
    resolver: codeResolver(codeErrors, tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      onDone(
        await callApi<ProfileValue>('POST', `/wps/member/info/${kind}/verification`, {
          ...target,
          ...values,
        }),
      );
    } catch (error) {
      setFailure(showFailure(error, ['verificationCode'], form.setError, tErrors));
    }
  });
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={t(`${kind}Title`)}>
      <FormAlert message={failure} />
      <p className="text-sm font-semibold [overflow-wrap:anywhere]">
        <bdi dir="ltr">
          {'email' in target ? target.email : `+${target.countryDialingCode} ${target.mobileNum}`}
        </bdi>
      </p>
      <Field
        label={<RequiredLabel text={t('code')} required />}
        error={errors.verificationCode?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('verificationCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={12}
            autoFocus
            className="tabular tracking-[0.3em]"
          />
        )}
      </Field>
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {t('prove')}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}

function codeErrors(values: { verificationCode: string }): Record<string, FieldError> {
  return values.verificationCode.trim() === '' ? { verificationCode: { code: 'CODE_REQUIRED' } } : {};
}
