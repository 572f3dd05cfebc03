import { operators } from '@/lib/backoffice/audience';
import { trialInput, trialOutput } from '@/lib/backoffice/risk/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { tryRule } from '@/lib/risk/commands';

export const POST = defineRoute({
  summary:
    'Counts what a risk detector would find in the last 30 days with these thresholds; writes nothing.',
  audience: operators('risk.read'),
  input: trialInput,
  output: trialOutput,
  run: ({ ctx, input }) => tryRule(ctx.db, input.detector, input.thresholds),
});
