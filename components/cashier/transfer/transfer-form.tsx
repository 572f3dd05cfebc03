'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { SecretField } from '@/components/identity/secret-field';
import { refreshBalance } from '@/components/session/session-store';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import type { TransferDirection } from '@/lib/cashier/transfers/constants';
import type { WireTransfer } from '@/lib/cashier/transfers/wire';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { AmountField } from '../amount-field';
import { amountProblem, normalizeAmount, payableAmount } from '../amount-rules';
import { TRANSFERS_KEY, WALLET_KEY } from '../query-keys';
import { useRequestId } from '../use-request-id';
import { leastOf } from '../withdraw/least-of';

interface Props {
  direction: TransferDirection;
  /** The masked account of the agent above. */
  upline: string | null;
  currency: string;
  limits: { minimum: string; maximum: string; leftToday: string };
  available: string | undefined;
}

const EMPTY = { to: '', amount: '', paymentPassword: '' };

/** Sends money to the upline, or to an account of the agent's own line, with the payment password. */
export function TransferForm({ direction, upline, currency, limits, available }: Props) {
  const t = useTranslations('cashier-pages.transfer');
  const tErrors = useTranslations('errors');
  const tFields = useTranslations('identity.fields');
  const locale = useLocale();
  const ids = useRequestId();
  const [failure, setFailure] = useState<string>();
  const bounds = {
    minimum: limits.minimum,
    maximum: leastOf(limits.maximum, limits.leftToday),
    available,
  };
  const form = useForm({
    defaultValues: EMPTY,
    resolver: codeResolver((values: typeof EMPTY) => {
      const problems: Record<string, FieldError> = {};
      if (direction === 'downline' && values.to.trim() === '') problems.to = { code: 'REQUIRED' };
      const amount = amountProblem(values.amount, bounds, { currency, locale });
      if (amount) problems.amount = amount;
      if (values.paymentPassword === '') problems.paymentPassword = { code: 'REQUIRED' };
      return problems;
    }, tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'amount' });
  const send = form.handleSubmit(async ({ to, amount, paymentPassword }) => {
    setFailure(undefined);
    const content = { amount: normalizeAmount(amount), ...(direction === 'downline' && { to: to.trim() }) };
    try {
      await callApi<WireTransfer>('POST', `/wps/wallets/${direction}`, {
        ...content,
        paymentPassword,
        requestId: ids.idOf(`${direction} ${JSON.stringify(content)}`),
      });
      ids.renew();
      form.reset(EMPTY);
      notify(t('done'), 'good');
      void refreshBalance();
    } catch (error) {
      setFailure(showFailure(error, Object.keys(EMPTY), form.setError, tErrors));
    } finally {
      void queryClient.invalidateQueries({ queryKey: TRANSFERS_KEY });
      void queryClient.invalidateQueries({ queryKey: WALLET_KEY });
    }
  });
  return (
    <form noValidate onSubmit={send} aria-label={t(`to.${direction}`)} className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t(`text.${direction}`)}</p>
      <FormAlert message={failure} />
      {direction === 'upline' ? (
        <p className="rounded-card border border-hairline bg-sunken/50 p-4">
          <span className="block text-xs text-faint">{t('recipient')}</span>
          <bdi className="font-semibold">{upline}</bdi>
        </p>
      ) : (
        <Field label={t('account')} hint={t('accountHint')} error={errors.to?.message} required>
          {(control) => (
            <Input
              {...control}
              {...form.register('to')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              dir="auto"
            />
          )}
        </Field>
      )}
      <AmountField
        input={form.register('amount')}
        value={typed}
        currency={currency}
        limits={bounds}
        error={errors.amount?.message}
        onPick={(amount) => form.setValue('amount', amount, { shouldValidate: true })}
        fullAmount={available && payableAmount(leastOf(available, bounds.maximum), currency)}
      />
      <p className="text-xs text-muted">
        {t.rich('leftToday', {
          amount: () => (
            <Money value={limits.leftToday} currency={currency} locale={locale} className="text-ink" />
          ),
        })}
      </p>
      <SecretField
        label={tFields('paymentPassword')}
        autoComplete="off"
        inputMode="numeric"
        input={form.register('paymentPassword')}
        error={errors.paymentPassword?.message}
      />
      <Button type="submit" variant="amber" size="lg" busy={isSubmitting} className="sm:self-start">
        {t('submit')}
      </Button>
    </form>
  );
}
