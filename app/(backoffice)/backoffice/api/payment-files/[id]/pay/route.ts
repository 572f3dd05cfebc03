import { operators } from '@/lib/backoffice/audience';
import { bulkOutput } from '@/lib/backoffice/decisions/schema';
import { payLines, payWholeFile } from '@/lib/backoffice/payment-files/commands';
import { payFileInput } from '@/lib/backoffice/payment-files/schema';
import { toWireRow } from '@/lib/backoffice/rows';
import { MAX_RESULT_BYTES, readPaidLines } from '@/lib/cashier/payment-files/result';
import { badInput, notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Marks the withdrawals of a payment file as paid: all under one `reference`, or by the bank’s `result` (CSV: number, reference, optionally amount). Returns a result for each.',
  audience: operators('cashier.decide'),
  input: payFileInput,
  output: bulkOutput,
  body: 'multipart',
  files: ['result'],
  maxBytes: MAX_RESULT_BYTES + 65_536,
  refusals: [notFound()],
  async run({ ctx, input, files, language }) {
    const result = files.get('result')?.[0];
    if (!result && !input.reference) throw badInput({ reference: { code: 'REQUIRED' } });
    const rows = result
      ? await payLines(ctx, input.id, readPaidLines(new Uint8Array(await result.arrayBuffer())))
      : await payWholeFile(ctx, input.id, input.reference!);
    return { results: rows.map((row) => toWireRow(row, language)) };
  },
});
