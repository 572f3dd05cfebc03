'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FigureTile } from '@/components/records/figure-tile';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';

interface Props {
  available: string | undefined;
  held: string | undefined;
  currency: string;
}

/** The available balance, and the amount that earlier withdrawals hold. Decimal strings. */
export function WalletFigures({ available, held, currency }: Props) {
  const t = useTranslations('cashier-pages.withdraw');
  const locale = useLocale();
  const figure = (value: string | undefined) =>
    value === undefined ? (
      <Skeleton className="h-7 w-28" />
    ) : (
      <Money value={value} currency={currency} locale={locale} />
    );
  return (
    <dl className="grid grid-cols-2 gap-2.5">
      <FigureTile label={t('available')}>{figure(available)}</FigureTile>
      <FigureTile label={t('held')}>{figure(held)}</FigureTile>
    </dl>
  );
}
