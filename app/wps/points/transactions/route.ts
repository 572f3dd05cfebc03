import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { listPoints } from '@/lib/rewards/points/queries';
import { cursorInput } from '@/lib/rewards/points/schema';
import { pointsEntryValue, toWirePointsEntry } from '@/lib/rewards/points/wire';

export const GET = defineRoute({
  summary:
    'The history of the member’s points, newest first, by cursor: `next` of one page is `cursor` of the following one.',
  audience: members,
  input: cursorInput,
  output: z.object({ list: z.array(pointsEntryValue), next: z.string().nullable() }),
  async run({ ctx: { db, session }, input }) {
    const { list, next } = await listPoints(db, session.memberId, input);
    return { list: list.map(toWirePointsEntry), next };
  },
});
