import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { approveApplication } from '@/lib/backoffice/agent-lines/commands';
import { approveInput } from '@/lib/backoffice/agent-lines/schema';
import { applicationDecided } from '@/lib/agents/applications/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Approves an application: the member becomes an agent of a type below an upline, at once, and is told.',
  audience: operators('agents.write'),
  input: approveInput,
  output: z.object({}),
  refusals: [notFound(), applicationDecided()],
  run: ({ ctx, input }) => approveApplication(ctx, input),
});
