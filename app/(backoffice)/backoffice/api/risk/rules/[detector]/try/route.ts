import { operators } from '@/lib/backoffice/audience';
import { tryRule } from '@/lib/backoffice/risk/trial';
import { trialInput, trialOutput } from '@/lib/backoffice/risk/schema';
import { tooManyRequests, tooSlow } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Counts what a risk detector would find in the last 30 days with these thresholds; writes nothing.',
  audience: operators('risk.read'),
  input: trialInput,
  output: trialOutput,
  refusals: [tooManyRequests(60), tooSlow()],
  run: ({ ctx: { db }, input: { detector, thresholds } }) => tryRule(db, detector, thresholds),
});
