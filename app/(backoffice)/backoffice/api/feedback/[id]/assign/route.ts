import { auditedTransaction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { assignFeedback } from '@/lib/inbox/feedback/commands';
import { alreadyHandled } from '@/lib/inbox/feedback/errors';
import { assignInput, feedbackStatusOutput } from '@/lib/inbox/feedback/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Gives open feedback to an operator, or back to all.',
  audience: operators('members.write'),
  input: assignInput,
  output: feedbackStatusOutput,
  refusals: [notFound(), alreadyHandled()],
  run: ({ ctx, input: { id, operatorId } }) =>
    auditedTransaction(ctx, async (tx) => {
      const { before } = await assignFeedback(tx, { id, operatorId });
      return {
        outcome: { id: String(id), status: operatorId === null ? ('open' as const) : ('working' as const) },
        action: 'feedback.assign',
        subject: `feedback:${id}`,
        detail: { before: before && String(before), after: operatorId && String(operatorId) },
      };
    }),
});
