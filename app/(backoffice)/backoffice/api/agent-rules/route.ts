import { z } from 'zod';
import { changeRules } from '@/lib/backoffice/agent-contracts/commands';
import { rulesInput } from '@/lib/backoffice/agent-contracts/schema';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Stores new rules of the agent programme; they hold from the next settlement day on. If they pay more, another operator must approve them.',
  audience: operators('agents.rules'),
  input: rulesInput,
  output: submittedOutput.extend({ version: z.number().optional() }),
  refusals: [changedMeanwhile(), approvalPending()],
  run: ({ ctx, input }) => changeRules(ctx, input),
});
