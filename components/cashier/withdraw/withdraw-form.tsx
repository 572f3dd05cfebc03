'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { codeResolver } from '@/components/identity/form-errors';
import { Button } from '@/components/ui/button';
import { AmountField } from '../amount-field';
import { amountProblem, payable, plainAmount, problemsOf } from '../amount-rules';
import { ChannelPicker } from '../channel-picker';
import type { Channel, Payee } from '../types';
import { useRequestId } from '../use-request-id';
import { ConfirmWithdrawal } from './confirm-withdrawal';
import { PayeePicker } from './payee-picker';

interface Props {
  channels: readonly Channel[];
  payees: readonly Payee[];
  currency: string;
  available: string | undefined;
}

/** What to withdraw and where to; the next step shows it once more and asks for the payment password. */
export function WithdrawForm({ channels, payees, currency, available }: Props) {
  const t = useTranslations('cashier-pages.withdraw');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const [code, setCode] = useState(channels[0]!.code);
  const [chosen, setChosen] = useState<string>();
  const request = useRequestId();
  const [missing, setMissing] = useState(false);
  const [asked, setAsked] = useState<{ amount: string; payee: Payee; channel: Channel }>();
  const channel = channels.find((entry) => entry.code === code) ?? channels[0]!;
  const payee = payees.find(({ id }) => id === chosen) ?? payees[0];
  const limits = { minimum: channel.minimum, maximum: channel.maximum, available };
  const form = useForm({
    defaultValues: { amount: '' },
    resolver: codeResolver(
      ({ amount }: { amount: string }) =>
        problemsOf('amount', amountProblem(amount, limits, { currency, locale })),
      tErrors,
    ),
  });
  const written = useWatch({ control: form.control, name: 'amount' });
  const proceed = form.handleSubmit(({ amount }) => {
    setMissing(!payee);
    if (payee) setAsked({ amount: plainAmount(amount), payee, channel });
  });
  return (
    <>
      <form noValidate onSubmit={proceed} aria-label={t('title')} className="flex flex-col gap-6">
        {channels.length > 1 && (
          <ChannelPicker
            label={t('channel')}
            channels={channels}
            currency={currency}
            chosen={channel.code}
            onChoose={setCode}
          />
        )}
        <PayeePicker
          payees={payees}
          chosen={payee?.id}
          error={missing && !payee ? tErrors('fields.PAYEE_UNKNOWN') : undefined}
          onChoose={setChosen}
        />
        <AmountField
          input={form.register('amount')}
          value={written}
          currency={currency}
          limits={limits}
          error={form.formState.errors.amount?.message}
          onPick={(amount) => form.setValue('amount', amount, { shouldValidate: true })}
          everything={available && payable(available, currency)}
        />
        <Button type="submit" variant="amber" size="lg" className="sm:self-start">
          {t('next')}
        </Button>
      </form>
      {asked && (
        <ConfirmWithdrawal
          {...asked}
          currency={currency}
          request={request}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            form.reset();
          }}
        />
      )}
    </>
  );
}
