'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import type { WireWalletTransfer } from '@/lib/gateway/transfers/wire';
import { smallestCoin } from '@/lib/money/currency';
import { formatDecimal } from '@/lib/money/amount';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { AmountField } from '../amount-field';
import { amountProblem, normalizeAmount, payableAmount } from '../amount-rules';
import { useRequestId } from '../use-request-id';
import { refreshWallets, type LiveWallet } from './use-wallets';

interface Props {
  wallet: LiveWallet;
  currency: string;
  /** What the main wallet has; undefined while it is not known. */
  available: string | undefined;
  /** Called after a transfer that is done. */
  onDone?: () => void;
  /** The direction that can be chosen; both by default. */
  only?: 'out' | 'in';
}

/** No limit of its own: the balance limits a transfer. */
const MOST = '1000000000';

/** Moves money between the main wallet and one vendor's wallet. */
export function WalletForm({ wallet, currency, available, onDone, only }: Props) {
  const t = useTranslations('cashier-pages.wallets');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const ids = useRequestId();
  const [direction, setDirection] = useState<'out' | 'in'>(only ?? (wallet.open ? 'out' : 'in'));
  const [failure, setFailure] = useState<string>();
  const source = direction === 'out' ? available : wallet.state === 'known' ? wallet.balance! : undefined;
  const bounds = { minimum: formatDecimal(smallestCoin(currency)), maximum: MOST, available: source };
  const form = useForm({
    defaultValues: { amount: '' },
    resolver: codeResolver(({ amount }: { amount: string }) => {
      const problems: Record<string, FieldError> = {};
      const problem = amountProblem(amount, bounds, { currency, locale });
      if (problem) problems.amount = problem;
      return problems;
    }, tErrors),
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'amount' });
  const send = form.handleSubmit(async ({ amount }) => {
    setFailure(undefined);
    const content = {
      from: direction === 'out' ? '' : wallet.vendor,
      to: direction === 'out' ? wallet.vendor : '',
      amount: normalizeAmount(amount),
    };
    try {
      const { status } = await callApi<WireWalletTransfer>('POST', '/wps/relay/GCS_walletTransfer', {
        ...content,
        requestId: ids.idOf(JSON.stringify(content)),
      });
      ids.renew();
      if (status === 'refused') return setFailure(t('refused', { vendor: wallet.name }));
      form.reset({ amount: '' });
      notify(t(status === 'done' ? 'done' : 'pendingToast'), status === 'done' ? 'good' : 'plain');
      if (status === 'done') onDone?.();
    } catch (error) {
      setFailure(showFailure(error, ['amount'], form.setError, tErrors));
    } finally {
      refreshWallets();
    }
  });
  const directions = (['out', 'in'] as const).filter((each) => each === 'in' || wallet.open);
  return (
    <form noValidate onSubmit={send} aria-label={t('title')} className="flex flex-col gap-5">
      {only === undefined && directions.length === 2 && (
        <div role="group" aria-label={t('direction')} className="grid grid-cols-2 gap-2">
          {directions.map((each) => (
            <Button
              key={each}
              type="button"
              variant={direction === each ? 'amber' : 'outline'}
              aria-pressed={direction === each}
              onClick={() => {
                setDirection(each);
                form.reset({ amount: '' });
              }}
            >
              {t(`to.${each}`)}
            </Button>
          ))}
        </div>
      )}
      <FormAlert message={failure} />
      <AmountField
        input={form.register('amount')}
        value={typed}
        currency={currency}
        limits={bounds}
        error={errors.amount?.message}
        onPick={(amount) => form.setValue('amount', amount, { shouldValidate: true })}
        fullAmount={source && payableAmount(source, currency)}
      />
      <Button
        type="submit"
        variant="amber"
        size="lg"
        busy={isSubmitting}
        className="max-sm:w-full sm:self-start"
      >
        {t(`submit.${direction}`)}
      </Button>
    </form>
  );
}
