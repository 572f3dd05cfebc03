import type { RevenueSums } from '@/lib/backoffice/reports/loaders';
import { revenueShape, shareOf, type RevenueTableRow } from '@/lib/backoffice/tables/sources/play';
import { SCOPE_PARAMS } from '@/lib/backoffice/tables/params';
import type { Query } from '@/lib/backoffice/tables/types';
import { bucketEnd } from '@/lib/reporting/figures/rules';
import type { Bucket, PlayFigures } from '@/lib/reporting/figures/types';
import { settlementZone } from '@/lib/reporting/settlement';
import { dayOf } from '@/lib/platform/zone';
import { linkedAddress } from '../tables/address';
import type { ComparedStat } from './compared-stats';
import { reportPath } from './report-header';

type LabelOf = (key: string) => string;

/** The figures at the top of a report of rounds. */
export function playStats(now: PlayFigures, before: PlayFigures, label: LabelOf): ComparedStat[] {
  const amount = (key: 'gross' | 'stakes' | 'payouts', signed = false): ComparedStat => ({
    key,
    label: label(key),
    kind: 'amount',
    now: now[key],
    before: before[key],
    signed,
  });
  return [
    amount('gross', true),
    amount('stakes'),
    amount('payouts'),
    { key: 'rounds', label: label('rounds'), kind: 'count', now: now.rounds, before: before.rounds },
    {
      key: 'hold',
      label: label('hold'),
      kind: 'share',
      now: shareOf(now.gross, now.stakes),
      before: shareOf(before.gross, before.stakes),
    },
  ];
}

/** The same with net revenue and its costs, if they are of the whole site. */
export function revenueStats(now: RevenueSums, before: RevenueSums, label: LabelOf): ComparedStat[] {
  const costs = (['net', 'bonus', 'commission', 'fee'] as const).flatMap((key): ComparedStat[] => {
    const [value, former] = [now[key], before[key]];
    if (value === undefined || former === undefined) return [];
    return [{ key, label: label(key), kind: 'amount', now: value, before: former, signed: key === 'net' }];
  });
  const [gross, ...others] = playStats(now, before, label);
  return [gross!, ...costs.slice(0, 1), ...others, ...costs.slice(1)];
}

const FINER: Readonly<Record<Bucket, Bucket>> = { month: 'day', week: 'day', day: 'hour', hour: 'hour' };

/** The days of a part of a period as parameters. */
export function bucketDays(bucket: string, unit: Bucket): { from: string; until: string } {
  const day = bucket.length > 10 ? dayOf(new Date(bucket), settlementZone()) : bucket;
  return { from: day, until: bucketEnd(day, unit) };
}

/**
 * Where a row of the revenue report leads: a part of the period to its finer parts, an hour to its rounds; a category to its vendors, a
 * vendor to its games, a game to its rounds, a country to its members, a currency to its days.
 */
export function revenueTarget(query: Query, row: Pick<RevenueTableRow, 'bucket' | 'key'>): string {
  const { by, unit } = revenueShape(query);
  const days = unit ? { period: undefined, ...bucketDays(row.bucket, unit) } : {};
  const to = (name: Parameters<typeof reportPath>[0], changes: Record<string, string | undefined>) =>
    linkedAddress(reportPath(name), { period: 'last7', ...query }, SCOPE_PARAMS, { ...days, ...changes });
  const hour = unit === 'hour' ? { hour: row.bucket } : {};
  switch (by) {
    case undefined:
      return unit === 'hour' ? to('rounds', hour) : to('revenue', { unit: FINER[unit ?? 'day'] });
    case 'category':
      return to('revenue', { by: 'vendor', category: row.key, ...hour });
    case 'vendor':
      return to('games', { vendor: row.key, ...hour });
    case 'game':
      return to('rounds', { game: row.key, ...hour });
    case 'country':
      return to('players', { country: row.key || 'none', ...hour });
    case 'currency':
      return to('revenue', { currency: row.key, unit: unit ? FINER[unit] : 'day' });
  }
}
