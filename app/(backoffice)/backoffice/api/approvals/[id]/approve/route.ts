import { operators } from '@/lib/backoffice/audience';
import { approveRequest } from '@/lib/backoffice/approvals/commands';
import { approvalExpired, requesterGone } from '@/lib/backoffice/approvals/errors';
import { decisionOutput, idInput } from '@/lib/backoffice/schema';
import { alreadyDecided, ownApproval } from '@/lib/cashier/errors';
import { forbidden, notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Approves a request of another operator and performs it, once. The action’s own permission is needed.',
  audience: operators(),
  input: idInput,
  output: decisionOutput,
  refusals: [forbidden(), ownApproval(), alreadyDecided(), approvalExpired(), requesterGone(), notFound()],
  run: ({ ctx, input: { id } }) => approveRequest(ctx, id),
});
