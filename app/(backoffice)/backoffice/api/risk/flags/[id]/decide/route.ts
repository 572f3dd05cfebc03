import { operators } from '@/lib/backoffice/audience';
import { decideFlag } from '@/lib/backoffice/risk/commands';
import { decidedOutput, decideFlagInput } from '@/lib/backoffice/risk/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { flagDecided } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Confirms or dismisses a risk flag with a reason, or opens it again.',
  audience: operators('risk.decide'),
  input: decideFlagInput,
  output: decidedOutput,
  refusals: [flagDecided()],
  async run({ ctx, input }) {
    return { id: String(input.id), status: await decideFlag(ctx, input) };
  },
});
