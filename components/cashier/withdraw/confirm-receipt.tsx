'use client';

import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { ApiError } from '@/lib/platform/http/call';
import type { FieldError } from '@/lib/platform/errors';
import { formatDecimal, parseAmount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';
import { showAmount } from '@/lib/money/format';
import { AmountField } from '../amount-field';
import { amountProblem, normalizeAmount, type AmountLimits } from '../amount-rules';
import { ReceiptImageField } from '../receipt-image-field';
import { WITHDRAWALS_KEY } from '../query-keys';
import type { Withdrawal } from '../types';
import { upload } from '../upload';

const OUTCOMES = ['received', 'partial', 'notReceived'] as const;
type Outcome = (typeof OUTCOMES)[number];

interface Props {
  withdrawal: Withdrawal;
  onClose: () => void;
}

/**
 * The dialog in which a member says what arrived of a paid withdrawal: all, a part, or nothing (PAY-4). Nothing needs a
 * picture of the bank's statement.
 */
export function ConfirmReceipt({ withdrawal, onClose }: Props) {
  const t = useTranslations('cashier-pages.receipt');
  const tErrors = useTranslations('errors');
  const locale = useLocale();
  const limits = limitsOf(withdrawal);
  const name = useId();
  const [outcome, setOutcome] = useState<Outcome>('received');
  const [file, setFile] = useState<File>();
  const [imageError, setImageError] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: { receivedAmount: '' },
    resolver: codeResolver(
      (values: { receivedAmount: string }) => problems(outcome, values, withdrawal, limits, locale),
      tErrors,
    ),
  });
  const typedAmount = useWatch({ control: form.control, name: 'receivedAmount' });
  const send = form.handleSubmit(async ({ receivedAmount }) => {
    setFailure(undefined);
    if (outcome === 'notReceived' && !file) return setImageError(tErrors('fields.REQUIRED'));
    const body = new FormData();
    body.set('outcome', outcome);
    if (outcome === 'partial') body.set('receivedAmount', normalizeAmount(receivedAmount));
    if (file && outcome !== 'received') body.set('proof', file);
    setProgress(0);
    try {
      await upload(`/wps/cashier/withdrawals/${withdrawal.id}/confirm`, body, setProgress);
      notify(t('done'), 'good');
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.fields.proof) setImageError(error.fields.proof.message);
      else setFailure(showFailure(error, ['receivedAmount'], form.setError, tErrors));
    } finally {
      setProgress(undefined);
      void queryClient.invalidateQueries({ queryKey: WITHDRAWALS_KEY });
    }
  });
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')} closeLabel={t('close')}>
      <form noValidate onSubmit={send} aria-label={t('title')} className="flex flex-col gap-4">
        <FormAlert message={failure} />
        <div role="radiogroup" aria-label={t('title')} className="flex flex-col gap-2">
          {OUTCOMES.map((each) => (
            <label
              key={each}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border px-4 py-2.5 transition',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber',
                outcome === each ? 'border-amber bg-amber-wash' : 'border-hairline hover:bg-raised',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={outcome === each}
                onChange={() => setOutcome(each)}
                className="accent-amber"
              />
              <span>
                <span className="block font-medium">{t(each)}</span>
                <span className="block text-xs text-muted">{t(`${each}Hint`)}</span>
              </span>
            </label>
          ))}
        </div>
        {outcome === 'partial' && (
          <AmountField
            input={form.register('receivedAmount')}
            value={typedAmount}
            currency={withdrawal.currency}
            limits={limits}
            error={form.formState.errors.receivedAmount?.message}
            onPick={(amount) => form.setValue('receivedAmount', amount, { shouldValidate: true })}
          />
        )}
        {outcome !== 'received' && (
          <ReceiptImageField
            label={t('proof')}
            hint={outcome === 'notReceived' ? t('proofNeeded') : t('proofHelps')}
            required={outcome === 'notReceived'}
            file={file}
            error={imageError}
            progress={progress}
            onFile={(selected, problem) => {
              setFile(selected);
              setImageError(problem);
            }}
          />
        )}
        <Button type="submit" variant="amber" block busy={progress !== undefined}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  );
}

/** A part is at least one coin of the currency, and at most one coin less than the whole payout. */
const limitsOf = ({ payout, currency }: Withdrawal): AmountLimits => ({
  minimum: formatDecimal(smallestCoin(currency)),
  maximum: formatDecimal((parseAmount(payout) ?? 0n) - smallestCoin(currency)),
});

function problems(
  outcome: Outcome,
  { receivedAmount }: { receivedAmount: string },
  { payout, currency }: Withdrawal,
  limits: AmountLimits,
  locale: string,
): Record<string, FieldError> {
  if (outcome !== 'partial') return {};
  const problem = amountProblem(receivedAmount, limits, { currency, locale });
  if (!problem) return {};
  if (problem.code !== 'TOO_BIG') return { receivedAmount: problem };
  return {
    receivedAmount: { code: 'LESS_THAN_ALL', values: { amount: showAmount(payout, currency, locale) } },
  };
}
