'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { queryClient } from '@/components/ui/query-client';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { AmountField } from '../amount-field';
import { amountProblem, normalizeAmount, toFieldErrors } from '../amount-rules';
import { faceOf } from '../adapters/registry';
import { ChannelPicker } from '../channel-picker';
import { chosenChannel } from '../chosen-channel';
import { FeeSplit } from '../fee-split';
import { CHANNELS_KEY, DEPOSITS_KEY } from '../query-keys';
import type { Channel, Deposit } from '../types';
import { useRequestId } from '../use-request-id';

interface Props {
  channels: readonly Channel[];
  currency: string;
  onDone: (deposit: Deposit) => void;
}

/** The form for a deposit: payment channel and amount. A repeated submission after a broken connection is one deposit (M5). */
export function DepositForm({ channels, currency, onDone }: Props) {
  const t = useTranslations('cashier-pages.deposit');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const [channelCode, setChannelCode] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const channel = chosenChannel(channels, channelCode);
  const requestIds = useRequestId();
  const form = useForm({
    defaultValues: { amount: '', code: '' },
    resolver: codeResolver(
      ({ amount, code }: { amount: string; code: string }): Record<string, FieldError> =>
        channel.redeemsCodes
          ? toFieldErrors('code', code.trim() === '' ? { code: 'REQUIRED' } : undefined)
          : toFieldErrors('amount', amountProblem(amount, channel, { currency, locale })),
      tErrors,
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const typedAmount = useWatch({ control: form.control, name: 'amount' });
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const content = channel.redeemsCodes
      ? { code: values.code.trim().toUpperCase() }
      : { amount: normalizeAmount(values.amount) };
    const requestId = requestIds.idOf(`${channel.code} ${Object.values(content).join(' ')}`);
    try {
      const deposit = await callApi<Deposit>(
        'POST',
        channel.redeemsCodes ? '/wps/cashier/redeem' : '/wps/cashier/deposits',
        { channel: channel.code, ...content, requestId },
      );
      form.reset();
      requestIds.renew();
      void queryClient.invalidateQueries({ queryKey: DEPOSITS_KEY });
      onDone(deposit);
    } catch (error) {
      setFailure(showFailure(error, [channel.redeemsCodes ? 'code' : 'amount'], form.setError, tErrors));
      // The channel may have closed, or an operator may have changed its terms.
      void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY });
    }
  });
  return (
    <form noValidate onSubmit={send} aria-label={t('title')} className="flex flex-col gap-6">
      <FormAlert message={failure} />
      <ChannelPicker
        label={t('channel')}
        channels={channels}
        currency={currency}
        chosen={channel.code}
        onChoose={(next) => {
          setChannelCode(next);
          form.clearErrors();
        }}
      />
      {channel.redeemsCodes ? (
        <Field label={t('code')} hint={t('codeHint')} error={errors.code?.message} required>
          {(control) => (
            <Input
              {...control}
              {...form.register('code')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              placeholder="XXXX-XXXX-XXXX-XXXX"
              className="h-14! font-display text-xl! font-bold uppercase tabular sm:max-w-md"
            />
          )}
        </Field>
      ) : (
        <>
          <AmountField
            input={form.register('amount')}
            value={typedAmount}
            currency={currency}
            limits={channel}
            error={errors.amount?.message}
            onPick={(amount) => form.setValue('amount', amount, { shouldValidate: true, shouldDirty: true })}
          />
          <FeeSplit kind="deposit" amount={typedAmount} fee={channel.fee} currency={currency} />
        </>
      )}
      <Button
        type="submit"
        variant="amber"
        size="lg"
        busy={isSubmitting}
        disabled={!channel.isOpen}
        className="sm:self-start"
      >
        {t(faceOf(channel.adapter).submit)}
      </Button>
    </form>
  );
}
