import { auditedTransaction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { recallMessage } from '@/lib/inbox/messages/commands';
import { alreadyRecalled } from '@/lib/inbox/messages/errors';
import { messageIdInput, savedMessageOutput } from '@/lib/inbox/messages/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Recalls a message: it goes to nobody else, and unread copies are removed.',
  audience: operators('inbox.send'),
  input: messageIdInput,
  output: savedMessageOutput,
  refusals: [notFound(), alreadyRecalled()],
  run: ({ ctx, input: { id } }) =>
    auditedTransaction(ctx, async (tx) => {
      const before = await recallMessage(tx, id, ctx.operator.id);
      return {
        outcome: { id: String(id) },
        action: 'message.recall',
        subject: `message:${id}`,
        detail: { ...before },
      };
    }),
});
