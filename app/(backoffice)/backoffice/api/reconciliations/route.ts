import { operators } from '@/lib/backoffice/audience';
import { reconcileAsOperator } from '@/lib/backoffice/reconciliation/commands';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { MOST_BYTES } from '@/lib/reporting/reconciliation/constants';
import { reconciledOutput, statementInput } from '@/lib/reporting/reconciliation/schema';

export const POST = defineRoute({
  summary:
    'Holds a statement (`statement`, CSV: reference, in, out, currency) of a vendor or a payment channel against ours.',
  audience: operators('reports.read'),
  input: statementInput,
  output: reconciledOutput,
  body: 'multipart',
  files: ['statement'],
  maxBytes: MOST_BYTES + 65_536,
  refusals: [tooManyRequests(60)],
  run: ({ ctx, input, files }) => reconcileAsOperator(ctx, input, files.get('statement')?.[0]),
});
