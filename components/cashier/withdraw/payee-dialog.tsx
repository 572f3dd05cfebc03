'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { RequiredLabel } from '@/components/identity/required-label';
import { SecretField } from '@/components/identity/secret-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { payeeForm } from '@/lib/cashier/payees/form';
import { callApi } from '@/lib/platform/http/call';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { PAYEES_KEY } from '../query-keys';
import type { Payee } from '../types';

interface Props {
  onClose: () => void;
  onAdded: (payee: Payee) => void;
}

const EMPTY = { bank: '', holder: '', number: '', paymentPassword: '' };

/** Adds a payee. The payment password proves that the member does it. */
export function PayeeDialog({ onClose, onAdded }: Props) {
  const t = useTranslations('cashier-pages.payee');
  const tErrors = useTranslations('errors');
  const tFields = useTranslations('identity.fields');
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: EMPTY,
    resolver: codeResolver((values: typeof EMPTY) => {
      const parsed = payeeForm.safeParse(values, { reportInput: true });
      return parsed.success ? {} : toFieldErrors(parsed.error);
    }, tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const payee = await callApi<Payee>('POST', '/wps/cashier/payees', values);
      await queryClient.invalidateQueries({ queryKey: PAYEES_KEY });
      notify(t('added'), 'good');
      onAdded(payee);
    } catch (error) {
      setFailure(showFailure(error, Object.keys(EMPTY), form.setError, tErrors));
    }
  });
  const text = [
    { name: 'bank', autoComplete: 'off', maxLength: 60 },
    { name: 'holder', autoComplete: 'name', maxLength: 100 },
    { name: 'number', autoComplete: 'off', maxLength: 60, autoCapitalize: 'characters', dir: 'ltr' },
  ] as const;
  return (
    <Dialog open onClose={onClose} title={t('add')} description={t('hint')} closeLabel={t('cancel')}>
      <form
        noValidate
        // React passes events of a portal on to the form around the picker. That form must not be submitted.
        onSubmit={(event) => {
          event.stopPropagation();
          void send(event);
        }}
        aria-label={t('add')}
        className="flex flex-col gap-4"
      >
        <FormAlert message={failure} />
        {text.map(({ name, ...rest }) => (
          <Field
            key={name}
            label={<RequiredLabel text={t(name)} required />}
            hint={name === 'number' ? t('numberHint') : undefined}
            error={errors[name]?.message}
            required
          >
            {(control) => <Input {...control} {...rest} {...form.register(name)} />}
          </Field>
        ))}
        <SecretField
          label={tFields('paymentPassword')}
          autoComplete="off"
          inputMode="numeric"
          input={form.register('paymentPassword')}
          error={errors.paymentPassword?.message}
        />
        <Button type="submit" variant="amber" block busy={isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
