import { createPromotion } from '@/lib/content/promotions/commands';
import { promotionDrafts } from '@/lib/content/promotions/queries';
import { inTransaction, type Db } from '@/lib/db/client';
import { ZERO } from '@/lib/money/amount';
import { createGood, publishGood } from '@/lib/rewards/mall/commands';
import { now } from '@/lib/platform/clock';
import { setMode } from '@/lib/rewards/promotions/commands';
import { applyForPromotion } from '@/lib/rewards/promotions/applications/commands';
import { listGoodDrafts } from '@/lib/rewards/mall/queries';
import { GOODS } from './goods';
import type { SeedPromotion } from './types';
import { UPCOMING } from './upcoming';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** For how many days the demo's promotions have run. */
const DAYS = 6;

const PLAIN_GOOD = { kind: 'goods', price: ZERO, worth: ZERO, perMember: null, groupId: null } as const;

/** A raffle of the demo closes a week after the seed, on a full hour. */
function dated(mode: NonNullable<SeedPromotion['mode']>): NonNullable<SeedPromotion['mode']> {
  if (mode.mode !== 'raffle') return mode;
  const closesAt = new Date(Math.floor(now().getTime() / HOUR) * HOUR + 7 * DAY).toISOString();
  return { ...mode, rule: { ...mode.rule, raffle: { ...mode.rule.raffle, closesAt } } };
}

/** Publishes the demo's promotions and goods if there are none. */
export async function seedPromotions(db: Db): Promise<void> {
  if ((await promotionDrafts(db)).length === 0)
    for (const [position, { mode, ...copy }] of UPCOMING.entries())
      await inTransaction(db, async (tx) => {
        const promotionId = await createPromotion(tx, {
          ...copy,
          position,
          startsAt: mode ? new Date(now().getTime() - DAYS * DAY) : null,
          endsAt: null,
          published: true,
        });
        if (mode) await setMode(tx, { promotionId, version: 0, ...dated(mode) });
      });
  if ((await listGoodDrafts(db)).length === 0)
    for (const [position, good] of GOODS.entries())
      await publishGood(db, await createGood(db, { ...PLAIN_GOOD, ...good, position }), 1, true);
}

/** Two members apply for a promotion of the demo, so that its queue is not empty. */
export async function seedApplications(db: Db, memberIds: readonly bigint[]): Promise<void> {
  const promotion = await db
    .selectFrom('content.promotion')
    .select('id')
    .where('slug', '=', 'match-day')
    .executeTakeFirst();
  const known = await db.selectFrom('rewards.promotion_application').select('id').limit(1).executeTakeFirst();
  if (!promotion || known) return;
  for (const [place, memberId] of memberIds.slice(0, 2).entries())
    await applyForPromotion(db, memberId, {
      promotionId: promotion.id,
      remark: `Bet ${20417 + place}, lost at 0-0`,
      images: [],
    });
}
