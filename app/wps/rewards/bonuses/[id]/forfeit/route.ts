import { z } from 'zod';
import { rowId } from '@/lib/cashier/fields';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { giveUpBonus } from '@/lib/rewards/bonus-money/commands';
import { bonusEnded } from '@/lib/rewards/bonus-money/errors';

export const POST = defineRoute({
  summary: 'Gives up a bonus: what is left of it goes back to the site. Real money stays.',
  audience: members,
  input: z.object({ id: rowId }),
  output: z.object({}),
  refusals: [bonusEnded(), notFound()],
  async run({ ctx: { db, session }, input }) {
    await giveUpBonus(db, session.memberId, input.id);
    return {};
  },
});
