import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { decideDocument } from '@/lib/backoffice/protection/commands';
import { documentDecisionInput } from '@/lib/backoffice/protection/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { documentDecided } from '@/lib/protection/errors';

export const POST = defineRoute({
  summary: 'Approves or rejects a document of a member; the member sees the reason of a rejection.',
  audience: operators('protection.write'),
  input: documentDecisionInput,
  output: z.object({}),
  refusals: [notFound(), documentDecided()],
  async run({ ctx, input: { id, decision, validUntil, reason } }) {
    await decideDocument(ctx, id, decision === 'approve' ? { decision, validUntil } : { decision, reason });
    return {};
  },
});
