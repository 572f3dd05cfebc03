import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { spinValue, toWireSpin } from '@/lib/rewards/points/wire';
import { SPINS_PAGE } from '@/lib/rewards/wheel/constants';
import { listSpins } from '@/lib/rewards/wheel/queries';
import { spinsInput } from '@/lib/rewards/wheel/schema';

export const GET = defineRoute({
  summary:
    'The member’s spins with their seeds, newest first; `before` is the id of the last spin of the page before.',
  audience: members,
  input: spinsInput,
  output: z.object({ list: z.array(spinValue), more: z.boolean() }),
  async run({ ctx: { db, session }, input, language }) {
    const { list, more } = await listSpins(db, session.memberId, { ...input, size: SPINS_PAGE });
    return { list: list.map(toWireSpin(language)), more };
  },
});
