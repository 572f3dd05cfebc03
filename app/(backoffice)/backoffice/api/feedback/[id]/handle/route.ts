import { note } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { handleFeedback } from '@/lib/inbox/feedback/commands';
import { alreadyHandled } from '@/lib/inbox/feedback/errors';
import { handledOutput, handleInput } from '@/lib/inbox/feedback/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Says what was done about feedback, and closes it.',
  audience: operators('members.write'),
  input: handleInput,
  output: handledOutput,
  refusals: [notFound(), alreadyHandled()],
  async run({ ctx: { db, operator, ip }, input: { id, remark } }) {
    await handleFeedback(db, { id, operatorId: operator.id, remark }, (tx) =>
      note(tx, {
        operatorId: operator.id,
        ip,
        action: 'feedback.handle',
        subject: `feedback:${id}`,
        detail: { remark },
      }),
    );
    return { id: String(id), status: 'done' as const };
  },
});
