import { createPromotion } from '@/lib/content/promotions/commands';
import { promotionDrafts } from '@/lib/content/promotions/queries';
import { inTransaction, type Db } from '@/lib/db/client';
import { ZERO } from '@/lib/money/amount';
import { createGood, publishGood } from '@/lib/rewards/mall/commands';
import { now, setClock } from '@/lib/platform/clock';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { listBonuses } from '@/lib/rewards/bonuses/queries';
import { enterRaffle, runRaffles } from '@/lib/rewards/promotions/raffles/commands';
import { setMode } from '@/lib/rewards/promotions/commands';
import { applyForPromotion } from '@/lib/rewards/promotions/applications/commands';
import { listGoodDrafts } from '@/lib/rewards/mall/queries';
import { DEMO_PROMOTIONS } from './demo-promotions';
import { GOODS } from './goods';
import type { SeedPromotion } from './types';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** For how many days the demo's promotions have run. */
const DAYS = 6;

const PLAIN_GOOD = { kind: 'goods', price: ZERO, worth: ZERO, perMember: null, groupId: null } as const;

/** When a raffle of the demo closes, on a full hour: a week after the seed, or half a day before it if it is drawn. */
const closeOf = ({ isDrawn }: SeedPromotion): Date =>
  new Date(Math.floor(now().getTime() / HOUR) * HOUR + (isDrawn ? -DAY / 2 : 7 * DAY));

/** What is known only when the demo is seeded: the close of a raffle, and the bonus for the first deposit. */
function resolved(promotion: SeedPromotion, firstDeposit: bigint | undefined): SeedPromotion['mode'] {
  const { mode, rule } = promotion.mode;
  if (mode === 'raffle')
    return {
      mode,
      rule: { ...rule, raffle: { ...rule.raffle, closesAt: closeOf(promotion).toISOString() } },
    };
  return mode === 'bonus' ? { mode, rule: { ...rule, bonusId: String(firstDeposit) } } : promotion.mode;
}

/** Publishes those of the demo's promotions and goods that are not there yet. Its bonuses have been made before. */
export async function seedPromotions(db: Db): Promise<void> {
  const known = new Set((await promotionDrafts(db)).map(({ slug }) => slug));
  const firstDeposit = (await listBonuses(db)).find(
    ({ trigger, rule }) => trigger === 'deposit' && rule.ordinal === 1,
  );
  for (const [position, promotion] of DEMO_PROMOTIONS.entries()) {
    const { mode: _mode, isDrawn, ...copy } = promotion;
    if (known.has(copy.slug)) continue;
    const mode = resolved(promotion, firstDeposit?.id);
    const endsAt = isDrawn ? closeOf(promotion) : null;
    const startsAt = new Date(now().getTime() - DAYS * DAY);
    // As if it had been published when it began: the seed of a raffle is older than its tickets.
    await at(startsAt, () =>
      inTransaction(db, async (tx) => {
        const promotionId = await createPromotion(tx, {
          ...copy,
          position,
          startsAt,
          endsAt,
          published: true,
        });
        await setMode(tx, { promotionId, version: 0, ...mode });
      }),
    );
  }
  if ((await listGoodDrafts(db)).length === 0)
    for (const [position, good] of GOODS.entries())
      await publishGood(db, await createGood(db, { ...PLAIN_GOOD, ...good, position }), 1, true);
}

/** Does something at another moment of the clock. */
async function at(moment: Date, work: () => Promise<void>): Promise<void> {
  setClock(moment);
  try {
    await work();
  } finally {
    setClock(undefined);
  }
}

/**
 * The demo's members take part in its raffles, and the one that has closed is drawn. The first member stays out of the open one, which can
 * so be joined. The bets of the members are rolled up before.
 */
export async function seedRaffles(db: Db, memberIds: readonly bigint[]): Promise<void> {
  const raffles = await db
    .selectFrom('rewards.raffle as r')
    .innerJoin('content.promotion as p', 'p.id', 'r.promotion_id')
    .select(['r.promotion_id', 'r.opened_at', 'r.closes_at'])
    .where('r.frozen_at', 'is', null)
    .where(
      'p.slug',
      'in',
      DEMO_PROMOTIONS.map(({ slug }) => slug),
    )
    .orderBy('r.promotion_id')
    .execute();
  for (const { promotion_id: promotionId, opened_at: openedAt, closes_at: closesAt } of raffles)
    for (const memberId of closesAt > now() ? memberIds.slice(1) : memberIds) {
      // One of the demo's members has excluded themselves: they get no offer.
      if (await activeExclusion(db, memberId)) continue;
      await at(new Date(openedAt.getTime() + HOUR), () => enterRaffle(db, memberId, promotionId));
    }
  // The first run makes the list of tickets final, the second one draws.
  await runRaffles(db);
  await runRaffles(db);
}

/** Two members apply for a promotion of the demo, so that its queue is not empty. */
export async function seedApplications(db: Db, memberIds: readonly bigint[]): Promise<void> {
  const promotion = await db
    .selectFrom('content.promotion')
    .select('id')
    .where('slug', '=', 'high-multiple')
    .executeTakeFirst();
  const known = await db.selectFrom('rewards.promotion_application').select('id').limit(1).executeTakeFirst();
  if (!promotion || known) return;
  for (const [place, memberId] of memberIds.slice(3, 5).entries())
    await applyForPromotion(db, memberId, {
      promotionId: promotion.id,
      remark: `Round ${20417 + place}, 120 times the stake`,
      images: [],
    });
}
