'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { ProfitRow } from './types';

/** The columns on a wide screen. The heading above the list uses the same. */
export const PROFIT_COLUMNS =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_5rem_8rem_8rem_8rem] lg:items-center lg:gap-4';

/** The figures of a day, category or vendor. */
export function ProfitListRow({ row, name, currency }: { row: ProfitRow; name: string; currency: string }) {
  const t = useTranslations('records.profit');
  const locale = useLocale();
  const money = { currency, locale, symbol: false };
  const count = new Intl.NumberFormat(locale).format(row.rounds);
  const cell = 'hidden text-end lg:block';
  return (
    <li className={`px-4 py-3 text-sm ${PROFIT_COLUMNS}`}>
      <span className="flex items-baseline justify-between gap-3 lg:block">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <Money value={row.profit} {...money} signed className="font-semibold lg:hidden" />
      </span>
      <span className="mt-1 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-xs text-faint lg:hidden">
        <span>
          {t('stake')} <Money value={row.stake} {...money} className="text-muted" />
        </span>
        <span>
          {t('payout')} <Money value={row.payout} {...money} className="text-muted" />
        </span>
        <span>
          {t('rounds')} <span className="text-muted tabular">{count}</span>
        </span>
      </span>
      <span className={`${cell} tabular`}>{count}</span>
      <span className={cell}>
        <Money value={row.stake} {...money} />
      </span>
      <span className={cell}>
        <Money value={row.payout} {...money} />
      </span>
      <span className={cell}>
        <Money value={row.profit} {...money} signed className="font-semibold" />
      </span>
    </li>
  );
}
