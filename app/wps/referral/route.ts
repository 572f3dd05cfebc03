import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { needTrueAccount } from '@/lib/identity/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { readReferral } from '@/lib/rewards/referral/loaders';
import { referralValue } from '@/lib/rewards/referral/wire';

export const GET = defineRoute({
  summary:
    'The member’s own referral code and link, friends on up to three levels with masked names, what each brought, and the rules. Earnings are claimed in the reward centre.',
  audience: members,
  input: z.object({}),
  output: referralValue,
  refusals: [needTrueAccount()],
  run: ({ ctx: { db, session }, language }) => readReferral(db, session, language),
});
