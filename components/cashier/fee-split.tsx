'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { isFree, splitFee } from './fee-rules';
import type { Channel } from './types';

interface Props {
  kind: 'deposit' | 'withdraw';
  amount: string;
  fee: Channel['fee'];
  currency: string;
}

/** What becomes of a typed amount: the fee, and what is credited or paid. Renders nothing if the channel takes no fee. */
export function FeeSplit({ kind, amount, fee, currency }: Props) {
  const t = useTranslations('cashier-pages.fee');
  const locale = useLocale();
  const parts = isFree(fee) ? undefined : splitFee(amount, fee, currency);
  if (isFree(fee)) return null;
  const figure = (value: string | undefined) =>
    value === undefined ? '–' : <Money value={value} currency={currency} locale={locale} />;
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-card border border-hairline bg-sunken/50 px-4 py-3 text-sm sm:max-w-md"
    >
      <dt className="text-muted">{t('label')}</dt>
      <dd className="text-end tabular">{figure(parts?.fee)}</dd>
      <dt className="font-medium">{t(kind === 'deposit' ? 'credited' : 'received')}</dt>
      <dd className="text-end font-bold tabular text-jade">{figure(parts?.rest)}</dd>
    </dl>
  );
}
