import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';
import { listOffers } from '@/lib/rewards/bonuses/offers';
import { offerValue, toWireOffer } from '@/lib/rewards/bonuses/wire';

export const GET = defineRoute({
  summary: 'The bonuses that the member can have: published, within their time, and meant for the member.',
  audience: notExcluded(members),
  input: z.object({}),
  output: z.object({ list: z.array(offerValue) }),
  run: async ({ ctx: { db, session }, language }) => ({
    list: (await listOffers(db, session.memberId)).map(toWireOffer(language)),
  }),
});
