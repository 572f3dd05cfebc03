import { operators } from '@/lib/backoffice/audience';
import { rejectRequest } from '@/lib/backoffice/approvals/commands';
import { approvalExpired } from '@/lib/backoffice/approvals/errors';
import { decisionOutput, rejectInput } from '@/lib/backoffice/schema';
import { alreadyDecided, ownApproval } from '@/lib/cashier/errors';
import { forbidden, notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Rejects a request of another operator. The action’s own permission is needed.',
  audience: operators(),
  input: rejectInput,
  output: decisionOutput,
  refusals: [forbidden(), ownApproval(), alreadyDecided(), approvalExpired(), notFound()],
  run: ({ ctx, input: { id, reason } }) => rejectRequest(ctx, id, reason),
});
