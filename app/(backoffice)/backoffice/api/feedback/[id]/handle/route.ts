import { auditedTransaction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { handleFeedback } from '@/lib/inbox/feedback/commands';
import { alreadyHandled } from '@/lib/inbox/feedback/errors';
import { feedbackStatusOutput, handleInput } from '@/lib/inbox/feedback/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Closes feedback with a remark on what was done.',
  audience: operators('members.write'),
  input: handleInput,
  output: feedbackStatusOutput,
  refusals: [notFound(), alreadyHandled()],
  run: ({ ctx, input: { id, remark } }) =>
    auditedTransaction(ctx, async (tx) => {
      await handleFeedback(tx, { id, operatorId: ctx.operator.id, remark });
      return {
        outcome: { id: String(id), status: 'done' as const },
        action: 'feedback.handle',
        subject: `feedback:${id}`,
        detail: { remark },
      };
    }),
});
