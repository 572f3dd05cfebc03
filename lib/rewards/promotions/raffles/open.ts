import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { commitmentOf, createServerSeed } from '@/lib/platform/fairness/stream';
import { createSealer } from '@/lib/platform/sealing';
import { modeFixed } from '../errors';
import { hasEntries } from '../queries';
import type { RaffleRule } from '../types';

const sealer = createSealer('croupier/rewards/raffle-seed/1');

/** Opens the sealed seed of a raffle. */
export const openSeed = (sealed: Uint8Array, promotionId: bigint): string =>
  sealer.open(sealed, String(promotionId)).toString();

/**
 * Opens the raffle of a promotion whose mode was set to it, with the hash of its seed. Once a member takes part, what the raffle promises
 * does not change. The caller has locked the rule. Throws PROMOTION_MODE_FIXED 409.
 */
export async function openRaffle(
  tx: Tx,
  promotionId: bigint,
  raffle: RaffleRule,
  before: RaffleRule | undefined,
): Promise<void> {
  const closesAt = new Date(raffle.closesAt);
  const known = await tx
    .selectFrom('rewards.raffle')
    .select('promotion_id')
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst();
  if (known) {
    if (JSON.stringify(before) !== JSON.stringify(raffle) && (await hasEntries(tx, promotionId)))
      throw modeFixed();
    await tx
      .updateTable('rewards.raffle')
      .set({ closes_at: closesAt })
      .where('promotion_id', '=', promotionId)
      .execute();
    return;
  }
  const seed = createServerSeed();
  await tx
    .insertInto('rewards.raffle')
    .values({
      promotion_id: promotionId,
      seed_sealed: sealer.seal(Buffer.from(seed), String(promotionId)),
      commitment: commitmentOf(seed),
      opened_at: now(),
      closes_at: closesAt,
    })
    .execute();
}
