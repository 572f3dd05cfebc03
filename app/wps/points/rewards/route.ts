import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { listGoods } from '@/lib/rewards/mall/queries';
import { goodValue, toWireGood } from '@/lib/rewards/points/wire';

export const GET = defineRoute({
  summary: 'The goods of the points mall, in the request’s language.',
  audience: members,
  input: z.object({}),
  output: z.object({ list: z.array(goodValue) }),
  run: async ({ ctx: { db }, language }) => ({ list: (await listGoods(db, language)).map(toWireGood) }),
});
