import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { readOwnVip } from '@/lib/rewards/vip/loaders';
import { vipValue } from '@/lib/rewards/vip/wire';

export const GET = defineRoute({
  summary:
    'The member’s VIP rank and progress to the next one, and the ladder of ranks in the request’s language. Figures count settled bets and approved deposits in the site’s currency.',
  audience: members,
  input: z.object({}),
  output: vipValue,
  run: ({ ctx: { db, session }, language }) =>
    readOwnVip(db, { id: session.memberId, isTrial: session.kind === 'trial' }, language),
});
