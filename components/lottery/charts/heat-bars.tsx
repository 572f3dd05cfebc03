'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TabRow } from '../desk/tab-row';
import type { WireResult } from '../pictures/picture-kind';
import { heatOf, type ChartPlace } from './chart-places';

const ORDERS = ['value', 'count', 'gap'] as const;

interface Props {
  place: ChartPlace;
  results: readonly WireResult[];
  write: (value: number) => string;
}

/** How often each value came and for how many draws it has not come, as bars, by value, by count or by gap. */
export function HeatBars({ place, results, write }: Props) {
  const t = useTranslations('lottery.charts');
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('value');
  const rows = heatOf(place, results);
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
              {t('orders.count')}
            </th>
            <th scope="col" className="w-2/5 pb-1 text-start font-medium">
              {t('orders.gap')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ value, count, gap }) => (
            <tr key={value}>
              <th scope="row" className="py-0.5 text-start text-sm font-bold tabular">
                {write(value)}
              </th>
              <td className="py-0.5 pe-3">
                <Bar share={count / most} text={count} tone={hottest.includes(value) ? 'hot' : 'plain'} />
              </td>
              <td className="py-0.5">
                <Bar share={gap / longest} text={gap} tone="cold" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TONES = { hot: 'bg-vermilion', plain: 'bg-(--background-color-amber)', cold: 'bg-jade/70' } as const;

function Bar({ share, text, tone }: { share: number; text: number; tone: keyof typeof TONES }) {
  return (
    <span className="flex items-center gap-2">
      <span className="h-3.5 min-w-0 flex-1 rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${TONES[tone]}`}
          style={{ inlineSize: `${share === 0 ? 0 : Math.max(4, share * 100)}%` }}
        />
      </span>
      <span className="w-7 shrink-0 text-end font-semibold tabular">{text}</span>
    </span>
  );
}
