import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { now } from '@/lib/platform/clock';
import { defineRoute } from '@/lib/platform/http/define-route';
import { countClaimable } from '@/lib/rewards/missions/queries';

export const GET = defineRoute({
  summary: 'The number of missions whose reward the member can claim, for the badge of the menu.',
  audience: members,
  input: z.object({}),
  output: z.object({ claimable: z.number() }),
  run: async ({ ctx: { db, session } }) => ({ claimable: await countClaimable(db, session.memberId, now()) }),
});
