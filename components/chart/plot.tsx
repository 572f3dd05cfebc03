'use client';

import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useRouter } from 'next/navigation';
import type { ChartPoint, ChartProps, ChartSeries } from './types';

const COLOURS: Readonly<Record<ChartSeries['tone'], string>> = {
  result: 'var(--color-jade)',
  amber: 'var(--color-amber)',
  jade: 'var(--color-jade)',
  vermilion: 'var(--color-vermilion)',
  muted: 'var(--color-faint)',
};

/** Bars and lines over the same axis. Pressing a bar of a point with an address opens it. */
export function Plot({ points, series, locale, direction, percent = false }: ChartProps) {
  const short = new Intl.NumberFormat(
    locale,
    percent ? { style: 'percent' } : { notation: 'compact', maximumFractionDigits: 2 },
  );
  const axis = { fill: 'var(--color-faint)', fontSize: 11 };
  const isolated = (text: string) => (direction === 'rtl' ? `\u2067${text}\u2069` : text);
  const data = points.map((point) => ({ ...point.heights, point }));
  const router = useRouter();
  const open = (point: ChartPoint | undefined) => {
    if (point?.href) router.push(point.href);
  };
  return (
    // The library aligns labels as in left-to-right text, so the chart is left-to-right in every language.
    <ResponsiveContainer width="100%" height="100%" style={{ direction: 'ltr' }}>
      <ComposedChart data={data} margin={{ top: 8, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
        <XAxis
          dataKey="point.label"
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
            const point = (payload?.[0]?.payload as { point?: ChartPoint } | undefined)?.point;
            if (!active || !point) return null;
            return (
              <div
                dir={direction}
                className="rounded-control border border-edge bg-raised px-3 py-2 text-xs shadow-lift"
              >
                <p className="text-muted">{point.label}</p>
                {series
                  .filter(({ key }) => point.texts[key] !== undefined)
                  .map(({ key, name }) => (
                    <p key={key} className="font-semibold tabular">
                      {name}: {point.texts[key]}
                    </p>
                  ))}
              </div>
            );
          }}
        />
        {series.map(({ key, shape, tone, dashed, stack }) =>
          shape === 'bar' ? (
            <Bar
              key={key}
              dataKey={key}
              radius={stack === undefined ? [4, 4, 0, 0] : 0}
              {...(stack !== undefined && { stackId: stack })}
              maxBarSize={36}
              isAnimationActive={false}
              fill={COLOURS[tone]}
              onClick={(entry) => open((entry.payload as { point?: ChartPoint } | undefined)?.point)}
              className={points.some(({ href }) => href) ? 'cursor-pointer' : ''}
            >
              {tone === 'result' &&
                points.map((point, index) => (
                  <Cell
                    key={index}
                    fill={(point.heights[key] ?? 0) < 0 ? 'var(--color-vermilion)' : 'var(--color-jade)'}
                  />
                ))}
            </Bar>
          ) : (
            <Line
              key={key}
              dataKey={key}
              type="linear"
              stroke={COLOURS[tone]}
              strokeWidth={2}
              strokeDasharray={dashed ? '4 4' : '0'}
              dot={points.length === 1}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
