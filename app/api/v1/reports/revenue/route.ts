import { apiKeys } from '@/lib/backoffice/api-keys/audience';
import { readRevenue } from '@/lib/backoffice/reporting-api/queries';
import { revenueInput, revenueOutput } from '@/lib/backoffice/reporting-api/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Revenue by part of the period, by category, vendor, game, country or currency. Costs and net revenue without a dimension or filter only.',
  audience: apiKeys('revenue'),
  input: revenueInput,
  output: revenueOutput,
  run: ({ ctx, input }) => readRevenue(ctx.db, input),
});
