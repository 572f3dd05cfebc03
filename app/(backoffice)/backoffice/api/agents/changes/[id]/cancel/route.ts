import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { cancelChange } from '@/lib/backoffice/agent-lines/commands';
import { idInput } from '@/lib/backoffice/schema';
import { lineChangeDecided } from '@/lib/agents/lines/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Cancels a scheduled change of a line.',
  audience: operators('agents.write'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound(), lineChangeDecided()],
  run: ({ ctx, input }) => cancelChange(ctx, input.id),
});
