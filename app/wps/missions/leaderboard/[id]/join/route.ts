import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';
import { joinCompetition } from '@/lib/rewards/competitions/commands';
import { competitionOver } from '@/lib/rewards/competitions/errors';
import { joinInput } from '@/lib/rewards/competitions/schema';

export const POST = defineRoute({
  summary:
    'Joins a leaderboard that members join: rounds that are settled from now on count. A second call changes nothing.',
  audience: notExcluded(members),
  input: joinInput,
  output: z.object({}),
  refusals: [notFound(), competitionOver()],
  async run({ ctx: { db, session }, input }) {
    await joinCompetition(db, session.memberId, input.id);
    return {};
  },
});
