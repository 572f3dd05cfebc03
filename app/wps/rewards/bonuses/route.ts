import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { now } from '@/lib/platform/clock';
import { defineRoute } from '@/lib/platform/http/define-route';
import { listTitledBonuses } from '@/lib/rewards/bonus-money/queries';
import { bonusValue, toWireBonuses } from '@/lib/rewards/bonus-money/wire';

export const GET = defineRoute({
  summary:
    'The member’s bonus money: active bonuses in the order in which they are played, then the newest that have ended; at most 100.',
  audience: members,
  input: z.object({}),
  output: z.object({ list: z.array(bonusValue) }),
  run: async ({ ctx: { db, session }, language }) => ({
    list: toWireBonuses(await listTitledBonuses(db, session.memberId, language), language, now()),
  }),
});
