import { createPromotion } from '@/lib/content/promotions/commands';
import { promotionDrafts } from '@/lib/content/promotions/queries';
import type { Db } from '@/lib/db/client';
import { ZERO } from '@/lib/money/amount';
import { createGood, publishGood } from '@/lib/rewards/mall/commands';
import { listGoodDrafts } from '@/lib/rewards/mall/queries';
import { GOODS } from './goods';
import { UPCOMING } from './upcoming';

const PLAIN_GOOD = { kind: 'goods', price: ZERO, worth: ZERO, perMember: null, groupId: null } as const;

/** Publishes the demo's promotions and goods if there are none. */
export async function seedPromotions(db: Db): Promise<void> {
  if ((await promotionDrafts(db)).length === 0)
    for (const [position, copy] of UPCOMING.entries())
      await createPromotion(db, { ...copy, position, startsAt: null, endsAt: null, published: true });
  if ((await listGoodDrafts(db)).length === 0)
    for (const [position, good] of GOODS.entries())
      await publishGood(db, await createGood(db, { ...PLAIN_GOOD, ...good, position }), 1, true);
}
