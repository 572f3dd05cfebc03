import { operators } from '@/lib/backoffice/audience';
import { changeRule } from '@/lib/backoffice/risk/commands';
import { ruleInput, ruleOutput } from '@/lib/backoffice/risk/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { ruleChanged } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Changes the rule of a risk detector; refused if `version` is not its current one.',
  audience: operators('risk.decide'),
  input: ruleInput,
  output: ruleOutput,
  refusals: [ruleChanged()],
  run: ({ ctx, input }) => changeRule(ctx, input),
});
