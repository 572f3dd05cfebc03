import { getApprovalThreshold } from '@/lib/cashier/settings';
import { sql } from '@/lib/db/client';
import { formatDecimal, units } from '@/lib/money/amount';
import { siteConfig } from '@/lib/platform/site-config';
import { isJustBelow } from '../rules';
import { DEPOSITS } from '../sources';
import type { Detector } from '../types';
import { findPace, paceFinding } from './pace';

const HOUR = 3_600_000;

/** Several deposits just below a limit: the approval threshold, or another amount. */
export const structuredDeposits: Detector = {
  name: 'structuredDeposits',
  source: DEPOSITS,
  severity: 'high',
  thresholds: [
    { key: 'limit', unit: 'units', minimum: 0, maximum: 1_000_000_000, shipped: 0 },
    { key: 'percent', unit: 'percent', minimum: 1, maximum: 50, shipped: 15 },
    { key: 'count', unit: 'count', minimum: 2, maximum: 100, shipped: 3 },
    { key: 'hours', unit: 'hours', minimum: 1, maximum: 720, shipped: 72 },
  ],
  async find(db, range, thresholds) {
    const { percent, count, hours } = thresholds as Record<string, number>;
    const limit = thresholds.limit ? units(thresholds.limit) : await getApprovalThreshold(db);
    const window = hours! * HOUR;
    const lowest = (limit * BigInt(100 - percent!)) / 100n;
    const found = await findPace(db, DEPOSITS, range, {
      window,
      least: count!,
      amount: 'asked_amount',
      where: sql`s.status NOT IN ('rejected', 'cancelled') AND s.currency = ${siteConfig().money.currency}
        AND s.asked_amount BETWEEN ${lowest} AND ${limit}`,
    });
    return [...found].flatMap(([member, events]) => {
      const near = events.filter(({ amount }) => isJustBelow(amount!, limit, percent!));
      const finding = paceFinding(member, near, 'deposit', window);
      if (finding.weight < count!) return [];
      const currency = near[0]!.currency!;
      return [
        {
          ...finding,
          facts: {
            ...finding.facts,
            limit: { kind: 'amount' as const, value: formatDecimal(limit), currency },
          },
        },
      ];
    });
  },
};
