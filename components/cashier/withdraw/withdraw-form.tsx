'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { codeResolver } from '@/components/identity/form-errors';
import { Button } from '@/components/ui/button';
import { AmountField } from '../amount-field';
import { amountProblem, payableAmount, normalizeAmount, toFieldErrors } from '../amount-rules';
import { ChannelPicker } from '../channel-picker';
import { chosenChannel } from '../chosen-channel';
import { FeeSplit } from '../fee-split';
import { isFree } from '../fee-rules';
import type { WireConditions } from '@/lib/rewards/withdrawals/wire';
import type { Channel, Payee } from '../types';
import { useRequestId } from '../use-request-id';
import { ConfirmWithdrawal } from './confirm-withdrawal';
import { DailyLimits } from './daily-limits';
import { leastOf } from './least-of';
import { PayeePicker } from './payee-picker';

interface Props {
  channels: readonly Channel[];
  payees: readonly Payee[];
  currency: string;
  available: string | undefined;
  conditions: WireConditions;
}

/** The form for a withdrawal: payment channel, payee and amount. ConfirmWithdrawal follows it. */
export function WithdrawForm({ channels, payees, currency, available, conditions }: Props) {
  const t = useTranslations('cashier-pages.withdraw');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const [channelCode, setChannelCode] = useState<string>();
  const [payeeId, setPayeeId] = useState<string>();
  const requestIds = useRequestId();
  const [isPayeeMissing, setPayeeMissing] = useState(false);
  const [confirming, setConfirming] = useState<{ amount: string; payee: Payee; channel: Channel }>();
  const channel = chosenChannel(channels, channelCode);
  const payee = payees.find(({ id }) => id === payeeId) ?? payees[0];
  const { daily } = channel;
  const limits = {
    minimum: channel.minimum,
    maximum: leastOf(channel.maximum, daily.leftAmount),
    available,
  };
  const form = useForm({
    defaultValues: { amount: '' },
    resolver: codeResolver(
      ({ amount }: { amount: string }) =>
        toFieldErrors('amount', amountProblem(amount, limits, { currency, locale })),
      tErrors,
    ),
  });
  const typedAmount = useWatch({ control: form.control, name: 'amount' });
  const handleNext = form.handleSubmit(({ amount }) => {
    setPayeeMissing(!payee);
    if (payee) setConfirming({ amount: normalizeAmount(amount), payee, channel });
  });
  return (
    <>
      <form noValidate onSubmit={handleNext} aria-label={t('title')} className="flex flex-col gap-6">
        {(daily.leftAmount !== null || daily.leftCount !== null) && (
          <DailyLimits daily={daily} currency={currency} />
        )}
        {(channels.length > 1 || !channel.isOpen || !isFree(channel.fee)) && (
          <ChannelPicker
            label={t('channel')}
            channels={channels}
            currency={currency}
            chosen={channel.code}
            onChoose={setChannelCode}
          />
        )}
        <PayeePicker
          payees={payees}
          chosen={payee?.id}
          error={isPayeeMissing && !payee ? tErrors('fields.PAYEE_UNKNOWN') : undefined}
          onChoose={setPayeeId}
        />
        <AmountField
          input={form.register('amount')}
          value={typedAmount}
          currency={currency}
          limits={limits}
          error={form.formState.errors.amount?.message}
          onPick={(amount) => form.setValue('amount', amount, { shouldValidate: true })}
          fullAmount={available && payableAmount(available, currency)}
        />
        <FeeSplit kind="withdraw" amount={typedAmount} fee={channel.fee} currency={currency} />
        <Button
          type="submit"
          variant="amber"
          size="lg"
          disabled={!channel.isOpen || daily.leftCount === 0 || conditions.turnover.progress < 100}
          className="sm:self-start"
        >
          {t('next')}
        </Button>
      </form>
      {confirming && (
        <ConfirmWithdrawal
          {...confirming}
          conditions={conditions}
          currency={currency}
          requestIds={requestIds}
          onClose={() => setConfirming(undefined)}
          onDone={() => {
            setConfirming(undefined);
            form.reset();
          }}
        />
      )}
    </>
  );
}
