import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { rejectApplication } from '@/lib/backoffice/agent-lines/commands';
import { rejectApplicationInput } from '@/lib/backoffice/agent-lines/schema';
import { applicationDecided } from '@/lib/agents/applications/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Rejects an application with an answer for the member.',
  audience: operators('agents.write'),
  input: rejectApplicationInput,
  output: z.object({}),
  refusals: [notFound(), applicationDecided()],
  run: ({ ctx, input }) => rejectApplication(ctx, input),
});
