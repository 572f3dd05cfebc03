import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { siteCurrency } from '@/lib/reporting/settlement';
import type { StatementMonth } from './statement';

/** GET /wps/agent/income/months. */
export const monthsValue = z.object({
  currency: z.string(),
  list: z.array(
    z.object({ month: z.string(), bills: z.number(), ownShare: z.string(), complete: z.boolean() }),
  ),
});
export type WireMonths = z.output<typeof monthsValue>;

export const toWireMonths = (months: readonly StatementMonth[]): WireMonths => ({
  currency: siteCurrency(),
  list: months.map((each) => ({ ...each, ownShare: formatDecimal(each.ownShare) })),
});
