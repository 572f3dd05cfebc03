import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { changeReferralRules } from '@/lib/backoffice/referral/commands';
import { referralRulesInput } from '@/lib/backoffice/referral/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores new rules of refer and earn; they apply to what happens afterwards.',
  audience: operators('missions.write'),
  input: referralRulesInput,
  output: z.object({ version: z.number() }),
  refusals: [changedMeanwhile()],
  run: ({ ctx, input }) => changeReferralRules(ctx, input),
});
