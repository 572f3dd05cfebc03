import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { listFreeRounds } from '@/lib/rewards/free-rounds/queries';
import { freeGrantValue, toWireFreeGrant } from '@/lib/rewards/free-rounds/wire';

export const GET = defineRoute({
  summary:
    'The member’s free rounds: what can be played, the first to expire first, then the newest that have ended; at most 50. A member who is excluded has none to play.',
  audience: members,
  input: z.object({}),
  output: z.object({ list: z.array(freeGrantValue) }),
  run: async ({ ctx: { db, session }, language }) => ({
    list: (await listFreeRounds(db, session.memberId, language)).map(toWireFreeGrant(language)),
  }),
});
