import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { decideReferral } from '@/lib/backoffice/referral/commands';
import { referralDecisionInput } from '@/lib/backoffice/referral/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Allows or refuses the relation of a friend, by the friend’s id. A refused one earns nothing from now on.',
  audience: operators('missions.write'),
  input: referralDecisionInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await decideReferral(ctx, input);
    return {};
  },
});
