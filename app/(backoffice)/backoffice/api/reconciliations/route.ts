import { operators } from '@/lib/backoffice/audience';
import { runReconciliation } from '@/lib/backoffice/reconciliation/commands';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { MAX_BYTES } from '@/lib/reporting/reconciliation/constants';
import { reconciledOutput, statementInput } from '@/lib/reporting/reconciliation/schema';

export const POST = defineRoute({
  summary:
    'Compares a statement (`statement`, CSV: reference, in, out, currency) of a vendor or a payment channel with our records.',
  audience: operators('reports.read'),
  input: statementInput,
  output: reconciledOutput,
  body: 'multipart',
  files: ['statement'],
  maxBytes: MAX_BYTES + 65_536,
  refusals: [tooManyRequests(60)],
  run: ({ ctx, input, files }) => runReconciliation(ctx, input, files.get('statement')?.[0]),
});
