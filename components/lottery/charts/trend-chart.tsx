'use client';

import { omissions, type ChartPlace } from './chart-places';
import type { WireResult } from '../pictures/picture-kind';

const ROW = 22;
const LABEL = 46;
const LEAST_CELL = 22;
const WIDTH = 320;

interface Props {
  place: ChartPlace;
  /** Oldest first. */
  trend: readonly { period: string; result: WireResult }[];
  /** How a value is written at the head of its column. */
  write: (value: number) => string;
  label: string;
}

/**
 * The trend chart: a row for each draw, a column for each value, and a line from hit to hit. Small numbers count for how many draws a value
 * has not come. It is drawn from left to right in every language, as the numbers are.
 */
export function TrendChart({ place, trend, write, label }: Props) {
  const missing = omissions(
    place,
    trend.map(({ result }) => result),
  );
  const cell = Math.max(LEAST_CELL, (WIDTH - LABEL) / place.values.length);
  const width = LABEL + cell * place.values.length;
  const height = ROW * (trend.length + 1);
  const columnOf = (at: number) => LABEL + cell * (at + 0.5);
  const hits = trend.map(({ result }, row) => ({
    x: columnOf(place.values.indexOf(place.valueOf(result))),
    y: ROW * (row + 1.5),
    text: write(place.valueOf(result)),
  }));
  return (
    // The keyboard can scroll what is wider than the screen.
    <div className="overflow-x-auto rounded-card border border-hairline bg-surface" dir="ltr" tabIndex={0}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        role="img"
        aria-label={label}
        className="block h-auto min-w-full text-ink"
      >
        {trend.map(({ period }, row) => (
          <g key={period}>
            {row % 2 === 0 && (
              <rect x="0" y={ROW * (row + 1)} width={width} height={ROW} className="fill-sunken" />
            )}
            <text x="6" y={ROW * (row + 1.5) + 3.5} className="fill-faint text-[9.5px] tabular">
              {period.slice(-4)}
            </text>
            {missing[row]!.map((count, at) =>
              count === 0 ? null : (
                <text
                  key={at}
                  x={columnOf(at)}
                  y={ROW * (row + 1.5) + 3}
                  textAnchor="middle"
                  className="fill-faint text-[8.5px]"
                >
                  {count}
                </text>
              ),
            )}
          </g>
        ))}
        {place.values.map((value, at) => (
          <text
            key={value}
            x={columnOf(at)}
            y={ROW / 2 + 4}
            textAnchor="middle"
            className="fill-muted text-[11px] font-bold"
          >
            {write(value)}
          </text>
        ))}
        <polyline
          points={hits.map(({ x, y }) => `${x.toFixed(1)},${y}`).join(' ')}
          className="fill-none stroke-amber/70"
          strokeWidth="1.6"
        />
        {hits.map(({ x, y, text }, row) => (
          <g key={trend[row]!.period}>
            <circle cx={x} cy={y} r="9" className="fill-(--background-color-amber)" />
            <text
              x={x}
              y={y + 3.8}
              textAnchor="middle"
              className={`fill-amber-ink font-bold ${text.length > 2 ? 'text-[7px]' : 'text-[10.5px]'}`}
            >
              {text}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
