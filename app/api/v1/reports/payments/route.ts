import { apiKeys } from '@/lib/backoffice/api-keys/audience';
import { readPayments } from '@/lib/backoffice/reporting-api/queries';
import { paymentsInput, paymentsOutput } from '@/lib/backoffice/reporting-api/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Deposits and withdrawals by part of the period and by channel.',
  audience: apiKeys('payments'),
  input: paymentsInput,
  output: paymentsOutput,
  run: ({ ctx, input }) => readPayments(ctx.db, input),
});
