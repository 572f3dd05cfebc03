import { auditedTransaction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { createMessage, messageOfRequest } from '@/lib/inbox/messages/commands';
import { newMessageInput, savedMessageOutput } from '@/lib/inbox/messages/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Writes a message to members: to some accounts, a segment, or all; it is sent at its time.',
  audience: operators('inbox.send'),
  input: newMessageInput,
  output: savedMessageOutput,
  maxBytes: 1_000_000,
  refusals: [notFound()],
  async run({ ctx, input }) {
    const before = await messageOfRequest(ctx.db, input.requestId);
    if (before !== undefined) return { id: String(before) };
    const write = auditedTransaction(ctx, async (tx) => {
      const { id, audience } = await createMessage(tx, input, ctx.operator.id);
      return {
        outcome: { id: String(id) },
        action: 'message.send',
        subject: `message:${id}`,
        detail: {
          title: input.title.en,
          audience,
          startsAt: input.startsAt?.toISOString() ?? null,
          expiresAt: input.expiresAt?.toISOString() ?? null,
        },
      };
    });
    return write.catch(async (error: unknown) => {
      // A repeated call that ran at the same time has written the message.
      const other = await messageOfRequest(ctx.db, input.requestId);
      if (other === undefined) throw error;
      return { id: String(other) };
    });
  },
});
