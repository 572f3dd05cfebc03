'use client';

import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import { formatDecimal } from '@/lib/money/amount';
import { zoneName } from '@/lib/platform/zone';
import type { ChaseRow } from './chase';
import { wholeNumber } from './whole-number';

interface Props {
  rows: readonly ChaseRow[];
  currency: string;
  locale: string;
  /** The game's zone. */
  zone: string;
  /** Multiples can be typed. */
  onMultiple?: (index: number, multiple: number) => void;
}

/** The draws of a chase with multiple, stake, sum of the stakes, and what a win there leaves. */
export function ChaseTable({ rows, currency, locale, zone, onMultiple }: Props) {
  const t = useTranslations('lottery-board');
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const money = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} signed={signed} symbol={false} />
  );
  const hasProfit = rows.every(({ profit }) => profit !== undefined);
  return (
    <div className="max-h-80 overflow-auto rounded-control border border-hairline" tabIndex={0}>
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-surface">
          <tr className="text-xs text-faint">
            <th scope="col" className="p-2 text-start font-medium">
              {t('draw')} <bdi>({zoneName(zone)})</bdi>
            </th>
            <th scope="col" className="p-2 text-end font-medium">
              {t('multiple')}
            </th>
            <th scope="col" className={classes('p-2 text-end font-medium', hasProfit && 'max-sm:hidden')}>
              {t('total')}
            </th>
            <th scope="col" className="p-2 text-end font-medium">
              {t('chase.sum')}
            </th>
            {hasProfit && (
              <th scope="col" className="p-2 text-end font-medium">
                {t('chase.profit')}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.map(({ period, closesAt, multiple, stake, sum, profit }, index) => (
            <tr key={period}>
              <td className="p-2">
                <bdi className="tabular whitespace-nowrap">{period}</bdi>
                <span className="block text-xs text-faint">{time.format(new Date(closesAt))}</span>
              </td>
              <td className="p-2 text-end">
                {onMultiple ? (
                  <input
                    dir="ltr"
                    inputMode="numeric"
                    aria-label={t('chase.multipleOf', { period })}
                    value={multiple}
                    onChange={(event) => onMultiple(index, wholeNumber(event.target.value))}
                    className="tabular h-11 w-20 rounded-control border border-edge bg-sunken/60 px-2 text-center text-base"
                  />
                ) : (
                  <bdi className="tabular">×{multiple}</bdi>
                )}
              </td>
              {/* A phone has no room for it beside the profit; the sum tells it. */}
              <td className={classes('p-2 text-end', hasProfit && 'max-sm:hidden')}>{money(stake)}</td>
              <td className="p-2 text-end">{money(sum)}</td>
              {hasProfit && <td className="p-2 text-end">{money(profit ?? 0n, true)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
