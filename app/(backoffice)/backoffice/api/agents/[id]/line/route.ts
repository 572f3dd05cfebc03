import { lineChangeScheduled } from '@/lib/agents/lines/errors';
import { changeLine } from '@/lib/backoffice/agent-lines/commands';
import { lineInput, lineOutput } from '@/lib/backoffice/agent-lines/schema';
import { operators } from '@/lib/backoffice/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Moves a member with everybody below to another upline, promotes or demotes the member; at once, or at a moment. Contracts with the former upline end.',
  audience: operators('agents.write'),
  input: lineInput,
  output: lineOutput,
  refusals: [notFound(), lineChangeScheduled()],
  async run({ ctx, input }) {
    const { state, at } = await changeLine(ctx, input);
    return { state, at: at.toISOString() };
  },
});
