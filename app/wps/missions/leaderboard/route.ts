import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { readLeaderboard } from '@/lib/rewards/competitions/loaders';
import { leaderboardValue } from '@/lib/rewards/competitions/wire';

export const GET = defineRoute({
  summary:
    'Leaderboards with prizes: what members are ranked by, the prizes by place, the first places with masked names, and the member’s own place. The standing is at most some minutes old.',
  audience: members,
  input: z.object({}),
  output: leaderboardValue,
  run: ({ ctx: { db, session }, language }) => readLeaderboard(db, session, language),
});
