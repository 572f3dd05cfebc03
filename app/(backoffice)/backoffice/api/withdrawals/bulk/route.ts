import { operators } from '@/lib/backoffice/audience';
import { decideEach } from '@/lib/backoffice/decisions/bulk';
import { bulkOutput, withdrawalBulkInput } from '@/lib/backoffice/decisions/schema';
import { toWireRow } from '@/lib/backoffice/rows';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Takes one step for up to 100 withdrawals, each in a transaction of its own; returns a result for each.',
  audience: operators('cashier.decide'),
  input: withdrawalBulkInput,
  output: bulkOutput,
  async run({ ctx, input, language }) {
    const results = await decideEach(ctx, 'withdraw', input);
    return { results: results.map((result) => toWireRow(result, language)) };
  },
});
