import { z } from 'zod';
import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { changeReferralRules } from '@/lib/backoffice/referral/commands';
import { referralRulesInput } from '@/lib/backoffice/referral/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Stores new rules of refer and earn; they apply to what happens afterwards. If they give more than the rules before them, above the threshold or without a cap, another operator must approve them.',
  audience: operators('missions.write'),
  input: referralRulesInput,
  output: submittedOutput.extend({ version: z.number().optional() }),
  refusals: [changedMeanwhile(), approvalPending()],
  run: ({ ctx, input }) => changeReferralRules(ctx, input),
});
