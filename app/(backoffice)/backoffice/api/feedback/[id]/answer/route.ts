import { auditedTransaction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { answerFeedback } from '@/lib/inbox/feedback/commands';
import { alreadyHandled } from '@/lib/inbox/feedback/errors';
import { answerInput, feedbackStatusOutput } from '@/lib/inbox/feedback/schema';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Answers feedback and closes it: by a notice to the member, or by email to a visitor's address.",
  audience: operators('members.write'),
  input: answerInput,
  output: feedbackStatusOutput,
  refusals: [notFound(), alreadyHandled()],
  async run({ ctx, input: { id, answer, remark } }) {
    const memberId = await auditedTransaction(ctx, async (tx) => {
      const sent = await answerFeedback(tx, { id, operatorId: ctx.operator.id, answer, remark });
      return {
        outcome: sent.memberId,
        action: 'feedback.answer',
        subject: `feedback:${id}`,
        // The answer itself is in the feedback, where it can be erased.
        detail: { by: sent.by, characters: answer.length, ...(remark && { remark }) },
      };
    });
    if (memberId !== undefined) notifyBalanceChange([memberId]);
    return { id: String(id), status: 'done' as const };
  },
});
