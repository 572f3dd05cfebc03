import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { assertSameContent, contentDigest } from '@/lib/cashier/requests';
import type { Text } from '@/lib/content/types';
import { verifyPaymentPassword } from '@/lib/identity/commands';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { amount, formatDecimal, ZERO, type Amount } from '@/lib/money/amount';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { recordEvent } from '@/lib/webhooks/events';
import { lockPoints, postPoints, postPointsMoney } from '../../points/commands';
import { wholePoints } from '../../points/rules';
import { requireMayReceiveOffers } from '../../standing';
import { sealAddress } from '../addresses/sealing';
import type { DeliveryAddress } from '../addresses/types';
import { addressMissing, goodNotForYou, memberLimit, orderDecided, soldOut } from '../errors';
import { toOrder } from './rows';
import type { Order } from './types';

export interface RedeemCall {
  goodId: bigint;
  quantity: number;
  paymentPassword: string;
  requestId: string;
  address?: DeliveryAddress | undefined;
}

/**
 * Redeems pieces of a good for points, and for money if it has a price, with the payment password. Codes and money are given at once; goods
 * wait for an operator. The same requestId with the same content gives the same order. Throws INVALID_INPUT (paymentPassword, address),
 * GOOD_SOLD_OUT, GOOD_MEMBER_LIMIT, NOT_ENOUGH_POINTS, INSUFFICIENT_FUNDS, IDEMPOTENCY_CONFLICT 409, GOOD_NOT_FOR_YOU 403, NOT_FOUND 404, and
 * the errors of requireMayReceiveOffers.
 */
export async function redeem(db: Db, memberId: bigint, call: RedeemCall): Promise<Order> {
  await verifyPaymentPassword(db, memberId, call.paymentPassword);
  const order = await inTransaction(db, (tx) => redeemVerified(tx, memberId, call));
  notifyBalanceChange([memberId]);
  return order;
}

/** As `redeem`, in the caller's database transaction and after the payment password was checked. */
export async function redeemVerified(
  tx: Tx,
  memberId: bigint,
  call: Omit<RedeemCall, 'paymentPassword'>,
): Promise<Order> {
  const { quantity, requestId } = call;
  const digest = contentDigest([call.goodId, BigInt(quantity), JSON.stringify(call.address ?? null)]);
  await lockPoints(tx, memberId);
  const known = await tx
    .selectFrom('rewards.redemption')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (known) {
    assertSameContent(known.request_digest, digest);
    return toOrder(known);
  }
  const { currency } = await requireMayReceiveOffers(tx, memberId);
  const good = await takeStock(tx, memberId, call.goodId, quantity);
  if (good.kind === 'goods' && !call.address) throw addressMissing();
  const points = wholePoints(good.points * quantity);
  const price = amount(good.price * BigInt(quantity));
  const worth = amount(good.worth * BigInt(quantity));
  const key = `points:redeem:${memberId}:${requestId}`;
  const posting = { kind: 'points.redeem', memberId, meta: { good: String(good.id), quantity } } as const;
  const taken = await postPoints(tx, { ...posting, key, amount: -points as Amount });
  const paid =
    price > 0n
      ? await postPointsMoney(tx, { ...posting, key: `${key}:price`, currency, amount: -price as Amount })
      : undefined;
  const given =
    worth > 0n
      ? await postPointsMoney(tx, { ...posting, key: `${key}:worth`, currency, amount: worth })
      : undefined;
  return createOrder(tx, {
    memberId,
    good,
    quantity,
    points,
    price,
    worth,
    currency,
    requestId,
    digest,
    spinId: null,
    address: good.kind === 'goods' ? call.address : undefined,
    ledger: {
      points_ledger_id: taken.transactionId,
      price_ledger_id: paid?.transactionId ?? null,
      worth_ledger_id: given?.transactionId ?? null,
    },
  });
}

export interface GoodInStock {
  id: bigint;
  kind: string;
  points: number;
  price: bigint;
  worth: bigint;
  title: Text;
  picture: string;
}

/** Takes pieces out of the stock, after the conditions of the good. The row of the good is locked from then on. */
async function takeStock(tx: Tx, memberId: bigint, goodId: bigint, quantity: number): Promise<GoodInStock> {
  const good = await tx
    .updateTable('rewards.good')
    .set((on) => ({ available: on('available', '-', quantity) }))
    .where('id', '=', goodId)
    .where('published', '=', true)
    .where('available', '>=', quantity)
    .returningAll()
    .executeTakeFirst();
  if (!good) {
    const there = await tx
      .selectFrom('rewards.good')
      .select('id')
      .where('id', '=', goodId)
      .where('published', '=', true)
      .executeTakeFirst();
    throw there ? soldOut() : notFound();
  }
  if (good.group_id !== null) {
    const isMember = await tx
      .selectFrom('cashier.group_member')
      .select('member_id')
      .where('group_id', '=', good.group_id)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!isMember) throw goodNotForYou();
  }
  if (good.per_member !== null) {
    const had = await tx
      .selectFrom('rewards.redemption')
      .select(({ fn }) => fn.sum<bigint>('quantity').as('pieces'))
      .where('good_id', '=', goodId)
      .where('member_id', '=', memberId)
      .where('status', '<>', 'rejected')
      .where('spin_id', 'is', null)
      .executeTakeFirstOrThrow();
    if (BigInt(had.pieces ?? 0n) + BigInt(quantity) > BigInt(good.per_member))
      throw memberLimit(good.per_member);
  }
  return { ...good, title: good.title as Text };
}

/** What an endpoint is told of an order: no address, no code and no text of a person. */
const eventData = (order: Order) => ({
  orderId: String(order.id),
  memberId: String(order.memberId),
  goodId: String(order.goodId),
  kind: order.kind,
  quantity: String(order.quantity),
  points: formatDecimal(order.points),
  price: formatDecimal(order.price),
  currency: order.currency,
});

/** Writes an order; gives its codes; tells the member. */
async function createOrder(
  tx: Tx,
  order: {
    memberId: bigint;
    good: GoodInStock;
    quantity: number;
    points: Amount;
    price: Amount;
    worth: Amount;
    currency: string;
    requestId: string;
    digest: Buffer;
    spinId: bigint | null;
    address: DeliveryAddress | undefined;
    ledger: {
      points_ledger_id: bigint | null;
      price_ledger_id: bigint | null;
      worth_ledger_id: bigint | null;
    };
  },
): Promise<Order> {
  const { memberId, good, quantity } = order;
  const isDone = good.kind !== 'goods';
  const row = await tx
    .insertInto('rewards.redemption')
    .values({
      member_id: memberId,
      good_id: good.id,
      title: JSON.stringify(good.title),
      picture: good.picture,
      kind: good.kind,
      quantity,
      points: order.points,
      price: order.price,
      worth: order.worth,
      currency: order.currency,
      status: isDone ? 'approved' : 'process',
      spin_id: order.spinId,
      request_id: order.requestId,
      request_digest: order.digest,
      address_sealed: order.address ? sealAddress(order.address, memberId) : null,
      created_at: now(),
      decided_at: isDone ? now() : null,
      ...order.ledger,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (good.kind === 'code') {
    const { numAffectedRows } = await sql`
      UPDATE rewards.good_code SET redemption_id = ${row.id}
       WHERE id IN (SELECT c.id FROM rewards.good_code c WHERE c.good_id = ${good.id} AND c.redemption_id IS NULL
                     ORDER BY c.id LIMIT ${quantity} FOR UPDATE SKIP LOCKED)`.execute(tx);
    if (numAffectedRows !== BigInt(quantity)) throw soldOut();
  }
  await createNotice(tx, memberId, isDone ? 'orderDelivered' : 'orderReceived', {
    order: String(row.id),
    quantity,
  });
  const created = toOrder(row);
  await recordEvent(tx, 'order.placed', eventData(created));
  if (isDone) await recordEvent(tx, 'order.approved', eventData(created));
  return created;
}

/**
 * Gives a piece of a good that was won with the wheel: nothing is paid, the stock goes down by one. Returns undefined if none is left. The
 * caller has locked the member's points.
 */
export async function giveWonGood(
  tx: Tx,
  won: { memberId: bigint; goodId: bigint; spinId: bigint; currency: string },
): Promise<Order> {
  const good = await tx
    .selectFrom('rewards.good')
    .selectAll()
    .where('id', '=', won.goodId)
    .executeTakeFirstOrThrow();
  const requestId = `spin-${won.spinId}`;
  return createOrder(tx, {
    memberId: won.memberId,
    good: { ...good, title: good.title as Text },
    quantity: 1,
    points: ZERO,
    price: ZERO,
    worth: ZERO,
    currency: won.currency,
    requestId,
    digest: contentDigest([requestId]),
    spinId: won.spinId,
    address: undefined,
    ledger: { points_ledger_id: null, price_ledger_id: null, worth_ledger_id: null },
  });
}

/** Takes one piece for a prize out of the stock, published or not. Returns whether there was one. */
export async function takePrizeStock(tx: Tx, goodId: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rewards.good')
    .set((on) => ({ available: on('available', '-', 1) }))
    .where('id', '=', goodId)
    .where('available', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Names the delivery address of a won good, as long as it waits for an operator. Throws NOT_FOUND 404, ORDER_DECIDED 409. */
export async function setOrderAddress(
  db: Db,
  memberId: bigint,
  id: bigint,
  address: DeliveryAddress,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.memberId !== memberId) throw notFound();
    if (order.status !== 'process') throw orderDecided();
    await tx
      .updateTable('rewards.redemption')
      .set({ address_sealed: sealAddress(address, memberId) })
      .where('id', '=', id)
      .execute();
  });
}

/** Locks an order. Throws NOT_FOUND 404. */
async function lockOrder(tx: Tx, id: bigint): Promise<Order> {
  const row = await tx
    .selectFrom('rewards.redemption')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return toOrder(row);
}

async function lockUndecided(tx: Tx, id: bigint): Promise<Order> {
  const found = await tx
    .selectFrom('rewards.redemption')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  // The member's points first, as everywhere, so that two commands do not wait for each other.
  await lockPoints(tx, found.member_id);
  const order = await lockOrder(tx, id);
  if (order.status !== 'process') throw orderDecided();
  return order;
}

export interface Decision {
  id: bigint;
  operatorId: bigint;
  tracking?: string | undefined;
  note?: string | undefined;
}

/** Approves an order that was sent. Throws NOT_FOUND 404, ORDER_DECIDED 409, INVALID_INPUT on `address` if the member has named none yet. */
export async function approveOrder(tx: Tx, { id, operatorId, tracking, note }: Decision): Promise<Order> {
  const order = await lockUndecided(tx, id);
  if (!order.hasAddress) throw addressMissing();
  const row = await tx
    .updateTable('rewards.redemption')
    .set({
      status: 'approved',
      decided_at: now(),
      decided_by: operatorId,
      tracking: tracking ?? null,
      note: note ?? null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await createNotice(tx, order.memberId, 'orderSent', {
    order: String(id),
    tracking: tracking ?? '',
  });
  const approved = toOrder(row);
  await recordEvent(tx, 'order.approved', eventData(approved));
  return approved;
}

/** Rejects an order: points, money and stock go back. Throws NOT_FOUND 404, ORDER_DECIDED 409. */
export async function rejectOrder(tx: Tx, { id, operatorId, note }: Decision): Promise<Order> {
  const order = await lockUndecided(tx, id);
  await tx
    .updateTable('rewards.good')
    .set((on) => ({ available: on('available', '+', order.quantity) }))
    .where('id', '=', order.goodId)
    .execute();
  const posting = {
    kind: 'points.return',
    memberId: order.memberId,
    meta: { order: String(id), good: String(order.goodId), quantity: order.quantity },
  } as const;
  const key = `points:return:${id}`;
  const points =
    order.points > 0n ? await postPoints(tx, { ...posting, key, amount: order.points }) : undefined;
  const price =
    order.price > 0n
      ? await postPointsMoney(tx, {
          ...posting,
          key: `${key}:price`,
          currency: order.currency,
          amount: order.price,
        })
      : undefined;
  const row = await tx
    .updateTable('rewards.redemption')
    .set({
      status: 'rejected',
      decided_at: now(),
      decided_by: operatorId,
      note: note ?? null,
      returned_ledger_id: points?.transactionId ?? null,
      returned_price_ledger_id: price?.transactionId ?? null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await createNotice(tx, order.memberId, 'orderRejected', {
    order: String(id),
    reason: note ?? '',
  });
  const rejected = toOrder(row);
  await recordEvent(tx, 'order.rejected', eventData(rejected));
  return rejected;
}
