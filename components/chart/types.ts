export interface ChartSeries {
  key: string;
  name: string;
  shape: 'bar' | 'line';
  /** `result`: jade above zero and vermilion below it. */
  tone: 'result' | 'amber' | 'jade' | 'vermilion' | 'muted';
  dashed?: boolean;
  /** Bars with the same name stand on each other. */
  stack?: string;
}

export interface ChartPoint {
  /** The name of the place on the axis. */
  label: string;
  /** By series: whole units or counts, for the height only; null where there is nothing. */
  heights: Readonly<Record<string, number | null>>;
  /** By series: what the reader is told. */
  texts: Readonly<Record<string, string>>;
  href?: string | undefined;
}

export interface ChartProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The heights are parts of 1. */
  percent?: boolean;
}
