import { operators } from '@/lib/backoffice/audience';
import { withdrawRequest } from '@/lib/backoffice/approvals/commands';
import { decisionOutput, idInput } from '@/lib/backoffice/schema';
import { alreadyDecided } from '@/lib/cashier/errors';
import { forbidden, notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Withdraws the operator’s own request.',
  audience: operators(),
  input: idInput,
  output: decisionOutput,
  refusals: [forbidden(), alreadyDecided(), notFound()],
  run: ({ ctx, input: { id } }) => withdrawRequest(ctx, id),
});
