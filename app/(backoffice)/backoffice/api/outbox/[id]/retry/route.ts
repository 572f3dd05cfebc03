import { auditedTransaction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { notRetryable, retryMessage } from '@/lib/inbox/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Has an email or SMS that failed, or that was stored without a provider, sent again.',
  audience: operators('inbox.send'),
  input: idInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound(), notRetryable()],
  run: ({ ctx, input: { id } }) =>
    auditedTransaction(ctx, async (tx) => {
      const { before, template } = await retryMessage(tx, id);
      return {
        outcome: { id: String(id) },
        action: 'outgoing.retry',
        subject: `outgoing:${id}`,
        detail: { template, before: { status: before } },
      };
    }),
});
