import { z } from 'zod';
import { alreadyWithdrawn } from '@/lib/agents/messages/errors';
import { withdrawMessage } from '@/lib/backoffice/agent-lines/commands';
import { withdrawMessageInput } from '@/lib/backoffice/agent-lines/schema';
import { operators } from '@/lib/backoffice/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Takes a message within a line out of every inbox, read or not.',
  audience: operators('agents.write'),
  input: withdrawMessageInput,
  output: z.object({}),
  refusals: [notFound(), alreadyWithdrawn()],
  run: ({ ctx, input }) => withdrawMessage(ctx, input),
});
