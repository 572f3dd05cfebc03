'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { SecretField } from '@/components/identity/secret-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { callApi } from '@/lib/platform/http/call';
import { toFieldErrors } from '../amount-rules';
import { isFree, splitFee } from '../fee-rules';
import { CHANNELS_KEY, WALLET_KEY, WITHDRAWALS_KEY } from '../query-keys';
import { BONUSES_KEY } from '@/components/bonuses/query-keys';
import { showAmount } from '@/lib/money/format';
import type { WireConditions } from '@/lib/rewards/withdrawals/wire';
import type { Channel, Payee, Withdrawal } from '../types';
import type { RequestIds } from '../use-request-id';

interface Props {
  amount: string;
  payee: Payee;
  channel: Channel;
  currency: string;
  conditions: WireConditions;
  /** Belongs to the parent: if the dialog is closed and opened again with the same content, it is the same request. */
  requestIds: RequestIds;
  onClose: () => void;
  onDone: () => void;
}

/** The last step before the money is held: it shows amount and payee, and asks for the payment password (PASS-7). */
export function ConfirmWithdrawal(props: Props) {
  const { amount, payee, channel, currency, conditions, requestIds, onClose, onDone } = props;
  const { forfeits } = conditions;
  const t = useTranslations('cashier-pages.withdraw');
  const tErrors = useTranslations('errors');
  const tFields = useTranslations('identity.fields');
  const tFee = useTranslations('cashier-pages.fee');
  const locale = useLocale();
  const [failure, setFailure] = useState<string>();
  const parts = isFree(channel.fee) ? undefined : splitFee(amount, channel.fee, currency);
  const form = useForm({
    defaultValues: { paymentPassword: '' },
    resolver: codeResolver(
      ({ paymentPassword }: { paymentPassword: string }) =>
        toFieldErrors('paymentPassword', paymentPassword === '' ? { code: 'REQUIRED' } : undefined),
      tErrors,
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ paymentPassword }) => {
    setFailure(undefined);
    const content = { channel: channel.code, amount, payeeId: payee.id };
    const requestId = requestIds.idOf(JSON.stringify(content));
    try {
      await callApi<Withdrawal>('POST', '/wps/cashier/withdrawals', {
        ...content,
        paymentPassword,
        requestId,
      });
      requestIds.renew();
      notify(t('asked'), 'good');
      onDone();
    } catch (error) {
      setFailure(showFailure(error, ['paymentPassword'], form.setError, tErrors));
      void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY });
    } finally {
      void queryClient.invalidateQueries({ queryKey: WITHDRAWALS_KEY });
      void queryClient.invalidateQueries({ queryKey: WALLET_KEY });
      void queryClient.invalidateQueries({ queryKey: BONUSES_KEY });
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('confirmTitle')}
      description={t('confirmText')}
      closeLabel={t('back')}
    >
      <form noValidate onSubmit={send} aria-label={t('confirmTitle')} className="flex flex-col gap-4">
        <dl className="rounded-card border border-hairline bg-sunken/50 p-4">
          <dt className="text-xs text-faint">{t('youWithdraw')}</dt>
          <dd className="font-display text-3xl font-bold text-amber">
            <Money value={amount} currency={currency} locale={locale} />
          </dd>
          {parts && (
            <>
              <dt className="mt-3 text-xs text-faint">{tFee('label')}</dt>
              <dd className="font-medium">
                <Money value={parts.fee} currency={currency} locale={locale} />
              </dd>
              <dt className="mt-3 text-xs text-faint">{tFee('received')}</dt>
              <dd className="font-bold text-jade">
                <Money value={parts.rest} currency={currency} locale={locale} />
              </dd>
            </>
          )}
          <dt className="mt-3 text-xs text-faint">{t('to')}</dt>
          <dd className="font-medium">
            <bdi>{payee.bank}</bdi> · <bdi className="tabular">•••• {payee.numberTail}</bdi>
            <span className="block text-sm text-muted">
              <bdi>{payee.holder}</bdi>
            </span>
          </dd>
        </dl>
        {forfeits.bonuses > 0 && (
          <p className="rounded-control border border-vermilion/40 bg-vermilion-wash px-4 py-3 text-sm font-medium">
            {t('conditions.forfeits', {
              count: forfeits.bonuses,
              amount: showAmount(forfeits.amount, currency, locale),
            })}
          </p>
        )}
        <FormAlert message={failure} />
        <SecretField
          label={tFields('paymentPassword')}
          autoComplete="off"
          inputMode="numeric"
          input={form.register('paymentPassword')}
          error={errors.paymentPassword?.message}
        />
        <Button type="submit" variant="amber" size="lg" block busy={isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  );
}
