import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { smallestCoin } from '@/lib/money/currency';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { payReward } from '../centre/commands';
import { requireMayReceiveOffers } from '../standing';
import { belowMinimum, dayTaken, dayTooEarly, nothingToClaim, paidBySchedule, planInForce } from './errors';
import { carryOf, daysDue, listPlans, planOf } from './queries';
import { countedOfDay, payable } from './rules';
import type { PlanInput } from './schema';
import type { Claim, Plan } from './types';

/**
 * Makes a plan that holds from a settlement day on: from tomorrow, or from today if no plan holds yet, so that no bet that was counted gets
 * another rate. Throws INVALID_INPUT (validFrom). Returns its id.
 */
export async function addPlan(tx: Tx, given: PlanInput & { operatorId: bigint | null }): Promise<bigint> {
  // One at a time, so that no two find that no plan holds.
  await sql`LOCK TABLE rewards.rebate_plan IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const today = dayOf(now(), settlementZone());
  const earliest = (await planOf(tx, today)) ? dayAfter(today, 1) : today;
  if (given.validFrom < earliest) throw dayTooEarly(earliest);
  if ((await listPlans(tx, 1000)).some(({ validFrom }) => validFrom === given.validFrom)) throw dayTaken();
  const { id } = await tx
    .insertInto('rewards.rebate_plan')
    .values({
      valid_from: sql<Date>`${given.validFrom}::date`,
      pay: given.pay,
      minimum: given.minimum,
      maximum: given.maximum,
      wagering: given.wagering,
      created_at: now(),
      created_by: given.operatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (given.rates.length > 0)
    await tx
      .insertInto('rewards.rebate_rate')
      .values(given.rates.map(({ scope, code, level, rate }) => ({ plan_id: id, scope, code, level, rate })))
      .execute();
  return id;
}

/** Deletes a plan whose day has not come. Gives that day. Throws PLAN_IN_FORCE 409. */
export async function deletePlan(tx: Tx, id: bigint): Promise<string> {
  await sql`LOCK TABLE rewards.rebate_plan IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const deleted = await tx
    .deleteFrom('rewards.rebate_plan')
    .where('id', '=', id)
    .where('valid_from', '>', sql<Date>`${dayOf(now(), settlementZone())}::date`)
    .returning(sql<string>`valid_from::text`.as('day'))
    .executeTakeFirst();
  if (!deleted) throw planInForce();
  return deleted.day;
}

/** Locks a member's rebate until the end of the database transaction. Counting bets and paying both begin with it. */
async function lockRebate(tx: Tx, memberId: bigint): Promise<void> {
  await sql`INSERT INTO rewards.rebate_member (member_id) VALUES (${memberId}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  await sql`SELECT 1 FROM rewards.rebate_member WHERE member_id = ${memberId} FOR UPDATE`.execute(tx);
}

/**
 * Pays everything that a member has earned and that was counted. The same requestId gives the same payment. Throws REBATE_NOTHING 409,
 * REBATE_BELOW_MINIMUM 409, REBATE_BY_SCHEDULE 409, and the errors of requireMayReceiveOffers.
 */
export async function claimRebate(db: Db, memberId: bigint, requestId: string): Promise<Claim> {
  const claim = await inTransaction(db, async (tx) => {
    await lockRebate(tx, memberId);
    const known = await tx
      .selectFrom('rewards.rebate_claim')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (known)
      return {
        id: known.id,
        bySchedule: known.by_schedule,
        validBet: known.valid_bet,
        amount: known.amount as Amount,
        currency: known.currency,
        createdAt: known.created_at,
      };
    const plan = await planOf(tx, dayOf(now(), settlementZone()));
    if (plan?.pay === 'schedule') throw paidBySchedule();
    await requireMayReceiveOffers(tx, memberId);
    return pay(tx, memberId, {
      requestId,
      before: null,
      minimum: plan?.minimum ?? 0n,
      wagering: plan?.wagering ?? '0',
    });
  });
  notifyBalanceChange([memberId]);
  return claim;
}

/** Pays what a member has earned on settlement days before `before`, by schedule. Throws as claimRebate. */
export async function payScheduled(
  db: Db,
  memberId: bigint,
  before: string,
  { minimum, wagering }: Pick<Plan, 'minimum' | 'wagering'>,
): Promise<Claim> {
  const claim = await inTransaction(db, async (tx) => {
    await lockRebate(tx, memberId);
    await requireMayReceiveOffers(tx, memberId);
    return pay(tx, memberId, { requestId: null, before, minimum, wagering });
  });
  notifyBalanceChange([memberId]);
  return claim;
}

async function pay(
  tx: Tx,
  memberId: bigint,
  {
    requestId,
    before,
    minimum,
    wagering,
  }: { requestId: string | null; before: string | null; minimum: bigint; wagering: string },
): Promise<Claim> {
  const currency = siteCurrency();
  const carry = await carryOf(tx, memberId);
  const days = await daysDue(tx, memberId, before);
  const due = payable(days, carry, smallestCoin(currency));
  if (due.amount <= 0n) throw nothingToClaim();
  if (due.amount < minimum) throw belowMinimum(minimum);
  const dayNames = days.map(({ day }) => day);
  const { rows: lines } = await sql<{ id: bigint; valid_bet: bigint }>`
    UPDATE rewards.rebate_line l SET claimed = l.valid_bet
      FROM (SELECT o.id, o.valid_bet - o.claimed AS taken FROM rewards.rebate_line o
             WHERE o.member_id = ${memberId} AND o.valid_bet <> o.claimed AND o.day = ANY (${dayNames}::date[])) t
     WHERE l.id = t.id RETURNING l.id, t.taken AS valid_bet`.execute(tx);
  await sql`
    INSERT INTO rewards.rebate_day AS d (member_id, day, paid)
    SELECT ${memberId}, g.day, g.paid FROM unnest(${dayNames}::date[], ${days.map((day) => String(countedOfDay(day)))}::numeric[]) g (day, paid)
    ON CONFLICT (member_id, day) DO UPDATE SET paid = excluded.paid`.execute(tx);
  await tx
    .updateTable('rewards.rebate_member')
    .set({ carry: due.carry })
    .where('member_id', '=', memberId)
    .execute();
  const createdAt = now();
  const validBet = lines.reduce((sum, line) => sum + line.valid_bet, 0n);
  const reward = await payReward(tx, {
    key: `rebate:${memberId}:${requestId ?? `schedule:${before}`}`,
    memberId,
    kind: 'rebate',
    payout: { currency, amount: due.amount },
    wagering: { multiple: wagering },
    params: {
      period: dayNames.length === 1 ? dayNames[0]! : `${dayNames[0]!} – ${dayNames.at(-1)!}`,
    },
  });
  if (!reward.created) throw nothingToClaim();
  const { id } = await tx
    .insertInto('rewards.rebate_claim')
    .values({
      member_id: memberId,
      request_id: requestId,
      by_schedule: requestId === null,
      currency,
      valid_bet: validBet,
      amount: due.amount,
      carry_before: carry,
      carry_after: due.carry,
      created_at: createdAt,
      reward_id: reward.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO rewards.rebate_claim_line (claim_id, line_id, valid_bet)
    SELECT ${id}, g.line, g.bet FROM unnest(${lines.map((line) => line.id)}::bigint[], ${lines.map((line) => line.valid_bet)}::bigint[]) g (line, bet)`.execute(
    tx,
  );
  return {
    id,
    bySchedule: requestId === null,
    validBet,
    amount: due.amount,
    currency,
    createdAt,
  };
}
