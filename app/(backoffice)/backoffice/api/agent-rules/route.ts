import { z } from 'zod';
import { changeRules } from '@/lib/backoffice/agent-contracts/commands';
import { rulesInput } from '@/lib/backoffice/agent-contracts/schema';
import { operators } from '@/lib/backoffice/audience';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores new rules of the agent programme; they hold from the next settlement day on.',
  audience: operators('agents.rules'),
  input: rulesInput,
  output: z.object({ version: z.number() }),
  refusals: [changedMeanwhile()],
  run: ({ ctx, input }) => changeRules(ctx, input),
});
