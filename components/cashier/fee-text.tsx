'use client';

import { useLocale, useTranslations } from 'next-intl';
import { showAmount } from '@/lib/money/format';
import { isFree } from './fee-rules';
import type { Channel } from './types';

/** The fee of a channel in words: none, a fixed amount, a share, or both. */
export function FeeText({ fee, currency }: { fee: Channel['fee']; currency: string }) {
  const t = useTranslations('cashier-pages.fee');
  const locale = useLocale();
  if (isFree(fee)) return <>{t('none')}</>;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(fee.percent) / 100,
  );
  const hasFixed = Number(fee.fixed) > 0;
  const fixed = showAmount(fee.fixed, currency, locale);
  if (Number(fee.percent) === 0) return <>{t('fixed', { fixed })}</>;
  return <>{hasFixed ? t('both', { percent, fixed }) : t('share', { percent })}</>;
}
