'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import { TabRow } from '../desk/tab-row';
import type { WireResult } from '../pictures/picture-kind';
import { heatOf, type ChartPlace, type WireCounted } from './chart-places';

const ORDERS = ['value', 'count', 'gap'] as const;

interface Props {
  place: ChartPlace;
  results: readonly WireResult[];
  /** The server's statistics of these results. */
  counted: readonly WireCounted[];
  write: (value: number) => string;
}

/**
 * How often each value came and for how many draws it has not come, as bars, by value, by count or by gap. Where the server counts the place,
 * the frequency that the odds expect and the longest gap are beside them.
 */
export function HeatBars({ place, results, counted, write }: Props) {
  const t = useTranslations('lottery.charts');
  const decimal = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('value');
  const rows = heatOf(place, results, counted);
  const isCounted = rows.some(({ expected }) => expected !== undefined);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const longest = Math.max(1, ...rows.map(({ gap }) => gap));
  const hottest = rows.filter(({ count }) => count === most).map(({ value }) => value);
  const sorted = order === 'value' ? rows : [...rows].sort((a, b) => b[order] - a[order]);
  return (
    <div className="flex flex-col gap-2.5">
      <TabRow
        label={t('order')}
        tabs={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
        chosen={order}
        onChoose={setOrder}
        className="self-start"
      />
      <table className="w-full text-xs">
        <thead>
          <tr className="text-faint">
            <th scope="col" className="w-12 pb-1 text-start font-medium">
              {t('orders.value')}
            </th>
            <th scope="col" className="pb-1 text-start font-medium">
              {t(isCounted ? 'countHead' : 'orders.count')}
            </th>
            <th scope="col" className="w-2/5 pb-1 text-start font-medium">
              {t(isCounted ? 'gapHead' : 'orders.gap')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ value, count, gap, expected, longestGap }) => (
            <tr key={value}>
              <th scope="row" className="py-0.5 text-start text-sm font-bold tabular">
                {write(value)}
              </th>
              <td className="py-0.5 pe-3">
                <Bar
                  share={count / most}
                  text={count}
                  aside={expected === undefined ? undefined : decimal.format(expected)}
                  tone={hottest.includes(value) ? 'hot' : 'plain'}
                />
              </td>
              <td className="py-0.5">
                <Bar
                  share={gap / longest}
                  text={gap}
                  aside={longestGap === undefined ? undefined : decimal.format(longestGap)}
                  tone="cold"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TONES = { hot: 'bg-vermilion', plain: 'bg-(--background-color-amber)', cold: 'bg-jade/70' } as const;

interface BarProps {
  share: number;
  text: number;
  /** The figure in brackets. */
  aside: string | undefined;
  tone: keyof typeof TONES;
}

function Bar({ share, text, aside, tone }: BarProps) {
  return (
    <span className="flex items-center gap-2">
      <span className="h-3.5 min-w-0 flex-1 rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${TONES[tone]}`}
          style={{ inlineSize: `${share === 0 ? 0 : Math.max(4, share * 100)}%` }}
        />
      </span>
      <span className={classes('shrink-0 text-end tabular', aside === undefined ? 'w-7' : 'w-14')}>
        <b className="font-semibold">{text}</b>
        {aside !== undefined && <bdi className="text-faint"> ({aside})</bdi>}
      </span>
    </span>
  );
}
