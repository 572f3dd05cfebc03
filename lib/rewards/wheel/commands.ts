import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { assertSameContent, contentDigest } from '@/lib/cashier/requests';
import type { Text } from '@/lib/content/types';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { AppError, badInput } from '@/lib/platform/errors';
import { commitmentOf, createServerSeed, FairStream } from '@/lib/platform/fairness/stream';
import { createSealer } from '@/lib/platform/sealing';
import { lockPoints, postPoints, postPointsMoney } from '../points/commands';
import { giveWonGood, takePrizeStock } from '../mall/orders/commands';
import { requireMayReceiveOffers } from '../standing';
import { getSpin, readWheel } from './queries';
import { placeOf, totalWeight } from './rules';
import type { PrizeKind, Sector, Spin, Wheel } from './types';

export const wheelClosed = () => new AppError('WHEEL_CLOSED', 409);
export const noSpins = () => new AppError('NO_SPINS', 409);
export const wheelSeedUsed = () => new AppError('WHEEL_SEED_USED', 409);

const seedSealer = createSealer('croupier/rewards/wheel-seed/1');

/** The hash of the server's seed for the member's next spin; the seed is made if there is none. It stays the same until it is used. */
export async function nextCommitment(db: Db, memberId: bigint): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockPoints(tx, memberId);
    return (await nextSeed(tx, memberId)).commitment;
  });
}

async function nextSeed(tx: Tx, memberId: bigint): Promise<{ id: bigint; seed: string; commitment: string }> {
  const row = await tx
    .selectFrom('rewards.wheel_seed')
    .select(['id', 'seed_sealed', 'commitment'])
    .where('member_id', '=', memberId)
    .where('used', '=', false)
    .executeTakeFirst();
  if (row)
    return {
      id: row.id,
      seed: seedSealer.open(row.seed_sealed, String(memberId)).toString(),
      commitment: Buffer.from(row.commitment).toString('hex'),
    };
  const seed = createServerSeed();
  const commitment = commitmentOf(seed);
  const { id } = await tx
    .insertInto('rewards.wheel_seed')
    .values({
      member_id: memberId,
      seed_sealed: seedSealer.seal(Buffer.from(seed), String(memberId)),
      commitment: Buffer.from(commitment, 'hex'),
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, seed, commitment };
}

export interface SpinCall {
  /** The hash that the member has been shown before the browser made its seed. */
  commitment: string;
  clientSeed: string;
  requestId: string;
}

/**
 * Uses one spin: the sector follows from the server's seed, whose hash was shown before, and the browser's seed. A prize that has run out
 * gives the consolation. The same requestId with the same content gives the same spin. Throws WHEEL_CLOSED, NO_SPINS, WHEEL_SEED_USED,
 * IDEMPOTENCY_CONFLICT 409, and the errors of requireMayReceiveOffers.
 */
export async function spin(db: Db, memberId: bigint, call: SpinCall): Promise<Spin> {
  const id = await inTransaction(db, (tx) => spinTransaction(tx, memberId, call));
  notifyBalanceChange([memberId]);
  return getSpin(db, memberId, id);
}

async function spinTransaction(tx: Tx, memberId: bigint, call: SpinCall): Promise<bigint> {
  const { spins } = await lockPoints(tx, memberId);
  const digest = contentDigest([call.commitment, call.clientSeed]);
  const known = await tx
    .selectFrom('rewards.spin')
    .select(['id', 'request_digest'])
    .where('member_id', '=', memberId)
    .where('request_id', '=', call.requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return known.id;
  }
  const { currency } = await requireMayReceiveOffers(tx, memberId);
  const wheel = await readWheel(tx);
  if (!wheel?.isOpen) throw wheelClosed();
  if (spins < 1) throw noSpins();
  const server = await nextSeed(tx, memberId);
  if (server.commitment !== call.commitment) throw wheelSeedUsed();
  const drawn = new FairStream({ serverSeed: server.seed, clientSeed: call.clientSeed, nonce: 0 }).draw(
    totalWeight(wheel.sectors),
  );
  const sector =
    wheel.sectors[
      placeOf(
        wheel.sectors.map(({ weight }) => weight),
        drawn,
      )
    ]!;
  await tx.updateTable('rewards.wheel_seed').set({ used: true }).where('id', '=', server.id).execute();
  await tx
    .updateTable('rewards.points_member')
    .set({ spins: spins - 1 })
    .where('member_id', '=', memberId)
    .execute();
  return givePrize(tx, memberId, { wheel, sector, server, call, digest, currency });
}

async function givePrize(
  tx: Tx,
  memberId: bigint,
  drawn: {
    wheel: Wheel;
    sector: Sector;
    server: { seed: string; commitment: string };
    call: SpinCall;
    digest: Buffer;
    currency: string;
  },
): Promise<bigint> {
  const { wheel, sector, server, call, currency } = drawn;
  const isThere = await takeFromStock(tx, wheel.id, sector);
  const given = isThere ? sector.prize : wheel.consolation > 0n ? 'consolation' : 'none';
  const value =
    given === 'consolation' ? wheel.consolation : given === 'good' || given === 'none' ? ZERO : sector.amount;
  const posting = {
    key: `points:spin:${memberId}:${call.requestId}`,
    kind: 'points.prize',
    memberId,
    amount: value,
    meta: { wheel: String(wheel.id), sector: sector.place },
  } as const;
  const posted =
    given === 'money'
      ? await postPointsMoney(tx, { ...posting, currency })
      : value > 0n
        ? await postPoints(tx, posting)
        : undefined;
  const { id } = await tx
    .insertInto('rewards.spin')
    .values({
      member_id: memberId,
      wheel_id: wheel.id,
      place: sector.place,
      request_id: call.requestId,
      request_digest: drawn.digest,
      server_seed: server.seed,
      commitment: server.commitment,
      client_seed: call.clientSeed,
      given,
      amount: value,
      currency,
      created_at: now(),
      transaction_id: posted?.transactionId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (given === 'good') await giveWonGood(tx, { memberId, goodId: sector.goodId!, spinId: id, currency });
  return id;
}

/** Counts a win of the sector. Returns false if the prize, or the good behind it, has run out. */
async function takeFromStock(tx: Tx, wheelId: bigint, sector: Sector): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rewards.wheel_sector')
    .set((on) => ({ won: on('won', '+', 1) }))
    .where('wheel_id', '=', wheelId)
    .where('place', '=', sector.place)
    .where((on) => on.or([on('stock', 'is', null), on('won', '<', on.ref('stock'))]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (sector.prize !== 'good' || (await takePrizeStock(tx, sector.goodId!))) return true;
  await tx
    .updateTable('rewards.wheel_sector')
    .set((on) => ({ won: on('won', '-', 1) }))
    .where('wheel_id', '=', wheelId)
    .where('place', '=', sector.place)
    .execute();
  return false;
}

export interface WheelContent {
  open: boolean;
  consolation: Amount;
  sectors: {
    title: Text;
    weight: number;
    prize: PrizeKind;
    amount: Amount;
    goodId: bigint | null;
    stock: number | null;
  }[];
}

/** A prize is a good that is sent or a code; money has a prize of its own. Throws INVALID_INPUT on the sector's `goodId`. */
async function assertGoods(tx: Tx, sectors: WheelContent['sectors']): Promise<void> {
  const ids = sectors.flatMap(({ goodId }) => (goodId === null ? [] : [goodId]));
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('rewards.good')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '<>', 'money')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const wrong = sectors.findIndex(({ goodId }) => goodId !== null && !known.has(goodId));
  if (wrong >= 0) throw badInput({ [`sectors.${wrong}.goodId`]: { code: 'INVALID' } });
}

/**
 * Puts a new version of the wheel in place of the current one: what a wheel promises does not change afterwards. Returns its id. Throws
 * INVALID_INPUT on a sector's `goodId`.
 */
export async function publishWheel(
  tx: Tx,
  operatorId: bigint | null,
  content: WheelContent,
): Promise<bigint> {
  await assertGoods(tx, content.sectors);
  const { id } = await tx
    .insertInto('rewards.wheel')
    .values({
      open: content.open,
      consolation: content.consolation,
      created_at: now(),
      created_by: operatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('rewards.wheel_sector')
    .values(
      content.sectors.map(({ title, goodId, ...sector }, place) => ({
        ...sector,
        wheel_id: id,
        place,
        title: JSON.stringify(title),
        good_id: goodId,
      })),
    )
    .execute();
  return id;
}
