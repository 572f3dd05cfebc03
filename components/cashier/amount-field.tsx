'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { parseAmount } from '@/lib/money/amount';
import { shownDigits } from '@/lib/money/currency';
import { showAmount } from '@/lib/money/format';
import { normalizeAmount, quickAmounts, type AmountLimits } from './amount-rules';

interface Props {
  input: UseFormRegisterReturn;
  value: string;
  currency: string;
  limits: AmountLimits;
  error: string | undefined;
  onPick: (amount: string) => void;
  /** Decimal string. If it is set, a button fills in this amount: all that can be withdrawn. */
  fullAmount?: string | undefined;
}

/**
 * A field for an amount, with buttons for round amounts. The hint below shows the amount as it will be read, because a
 * comma can be mistaken.
 */
export function AmountField({ input, value, currency, limits, error, onPick, fullAmount }: Props) {
  const t = useTranslations('cashier-pages');
  const locale = useLocale();
  const plain = normalizeAmount(value);
  const isAmount = (parseAmount(plain) ?? 0n) > 0n;
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('amount', { currency })}
        error={error}
        required
        hint={
          isAmount ? (
            <Money value={plain} currency={currency} locale={locale} className="text-muted" />
          ) : (
            t('amountHint', { digits: shownDigits(currency) })
          )
        }
      >
        {(control) => (
          <Input
            {...control}
            {...input}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={24}
            placeholder={showAmount('0', currency, 'en', { symbol: false })}
            className="h-14! font-display text-2xl! font-bold tabular"
          />
        )}
      </Field>
      <div role="group" aria-label={t('quick')} className="flex flex-wrap gap-2">
        {quickAmounts(limits, { currency, locale }).map((amount) => (
          <Button key={amount} size="sm" aria-pressed={plain === amount} onClick={() => onPick(amount)}>
            <Money value={amount} currency={currency} locale={locale} symbol={false} />
          </Button>
        ))}
        {fullAmount && (
          <Button size="sm" variant="outline" onClick={() => onPick(fullAmount)}>
            {t('everything')}
          </Button>
        )}
      </div>
    </div>
  );
}
