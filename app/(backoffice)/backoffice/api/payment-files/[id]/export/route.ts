import { operators } from '@/lib/backoffice/audience';
import { exportPaymentFile } from '@/lib/backoffice/payment-files/commands';
import { nothingToPay } from '@/lib/backoffice/payment-files/errors';
import { exportedFileOutput } from '@/lib/backoffice/payment-files/schema';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

/** A POST, because reading the account numbers is recorded in the audit log. */
export const POST = defineRoute({
  summary: 'Returns a payment file as CSV with the whole account numbers; recorded in the audit log.',
  audience: operators('cashier.decide'),
  input: idInput,
  output: exportedFileOutput,
  refusals: [notFound(), nothingToPay()],
  run: ({ ctx, input }) => exportPaymentFile(ctx, input.id),
});
