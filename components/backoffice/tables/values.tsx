import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import type { Cell, ColumnKind } from '@/lib/backoffice/tables/types';
import { formatDecimal } from '@/lib/money/amount';
import type { Bucket } from '@/lib/reporting/figures/types';
import { settlementZone } from '@/lib/reporting/settlement';
import { DateTime } from '../date-time';

/**
 * Names a part of a period: a day, the days of a week, a month, an hour. `bucket` is its first day, or its first moment. A `short` name
 * has neither weekday nor year, for the axis of a chart.
 */
export function bucketName(bucket: string, unit: Bucket | undefined, locale: string, short = false): string {
  if (bucket.length > 10)
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: settlementZone(),
    }).format(new Date(bucket));
  const at = new Date(`${bucket}T00:00:00Z`);
  if (unit === 'month')
    return new Intl.DateTimeFormat(locale, {
      month: short ? 'short' : 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(at);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: unit === 'week' || short ? undefined : 'short',
    day: 'numeric',
    month: 'short',
    year: short ? undefined : 'numeric',
    timeZone: 'UTC',
  });
  if (unit === 'week') return format.formatRange(at, new Date(at.getTime() + 6 * 86_400_000));
  return format.format(at);
}

/** A duration in its two largest units: 3 min 20 sec. */
export function durationName(seconds: number, locale: string): string {
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 86_400), 'day'],
    [Math.floor(whole / 3_600) % 24, 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ] as const;
  const first = parts.findIndex(([value]) => value > 0);
  const shown = first < 0 ? [parts[3]] : parts.slice(first, first + 2).filter(([value]) => value > 0);
  return shown.map(([value, name]) => unit(value, name)).join(' ');
}

export interface ValueContext {
  locale: string;
  currency: string | undefined;
  unit?: Bucket | undefined;
  /** Colours gains and losses of an amount. */
  signed?: boolean;
}

/** A cell of a table as its kind is shown. Nothing for null. */
export function showValue(value: Cell, kind: ColumnKind, context: ValueContext): ReactNode {
  const { locale, currency, unit, signed = false } = context;
  if (value === null || value === '') return null;
  if (value instanceof Date) return <DateTime at={value} locale={locale} seconds />;
  switch (kind) {
    case 'amount':
      return (
        <Money
          value={formatDecimal(value as bigint)}
          currency={currency ?? ''}
          locale={locale}
          signed={signed}
        />
      );
    case 'count':
      return new Intl.NumberFormat(locale).format(value as bigint);
    case 'share':
      return new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(value as number);
    case 'seconds':
      return durationName(value as number, locale);
    case 'bucket':
      return bucketName(String(value), unit, locale);
    case 'id':
      return <bdi className="tabular">{String(value)}</bdi>;
    default:
      return <bdi>{String(value)}</bdi>;
  }
}

/** Columns of these kinds are aligned to the end. */
export const isFigure = (kind: ColumnKind): boolean =>
  kind === 'amount' || kind === 'count' || kind === 'share' || kind === 'seconds';
