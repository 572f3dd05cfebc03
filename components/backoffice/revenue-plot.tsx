'use client';

import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { showAmount } from '@/lib/money/format';

export interface RevenueDay {
  /** The formatted day: 31 Jan. */
  label: string;
  /** Whole units, for the height of the bar only; texts use `revenue`. */
  height: number;
  /** A decimal string. */
  revenue: string;
}

export interface RevenuePlotProps {
  days: readonly RevenueDay[];
  currency: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  name: string;
}

/** A bar per day: jade for a gain, vermilion for a loss. The table below has the same figures. */
export function RevenuePlot({ days, currency, locale, direction, name }: RevenuePlotProps) {
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  const axis = { fill: 'var(--color-faint)', fontSize: 11 };
  const isolated = (text: string) => (direction === 'rtl' ? `\u2067${text}\u2069` : text);
  return (
    // The library aligns labels as in left-to-right text, so the chart is left-to-right in every language.
    <ResponsiveContainer width="100%" height="100%" style={{ direction: 'ltr' }}>
      <BarChart data={[...days]} margin={{ top: 8, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
        <XAxis
          dataKey="label"
          reversed={direction === 'rtl'}
          tick={axis}
          tickLine={false}
          axisLine={false}
          minTickGap={12}
          tickMargin={8}
          tickFormatter={isolated}
        />
        <YAxis
          orientation={direction === 'rtl' ? 'right' : 'left'}
          tick={axis}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={(value: number) => isolated(short.format(value))}
        />
        <ReferenceLine y={0} stroke="var(--color-edge)" />
        <Tooltip
          cursor={{ fill: 'var(--color-hairline)' }}
          content={({ active, payload }) => {
            const day = payload?.[0]?.payload as RevenueDay | undefined;
            if (!active || !day) return null;
            return (
              <div
                dir={direction}
                className="rounded-control border border-edge bg-raised px-3 py-2 text-xs shadow-lift"
              >
                <p className="text-muted">{day.label}</p>
                <p className="font-semibold tabular">
                  {name}: {showAmount(day.revenue, currency, locale)}
                </p>
              </div>
            );
          }}
        />
        <Bar dataKey="height" radius={[4, 4, 0, 0]} maxBarSize={36} isAnimationActive={false}>
          {days.map((day) => (
            <Cell key={day.label} fill={day.height < 0 ? 'var(--color-vermilion)' : 'var(--color-jade)'} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
