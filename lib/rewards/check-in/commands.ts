import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { AppError } from '@/lib/platform/errors';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { addSpins, lockPoints, postPoints } from '../points/commands';
import { readRules } from '../points/rule-sets';
import { calendarPlace } from '../points/rules';
import { requireMayReceiveOffers } from '../standing';

export const checkInClosed = () => new AppError('CHECK_IN_CLOSED', 409);

export interface CheckIn {
  /** The settlement day. */
  day: string;
  streak: number;
  points: Amount;
  spins: number;
  /** Whether this call made it; false if the day had been checked in before. */
  isNew: boolean;
}

interface Row {
  day: string;
  streak: number;
  points: bigint;
  spins: number;
}

const dayRow = async (db: Db, memberId: bigint, day: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    SELECT to_char(c.day, 'YYYY-MM-DD') AS day, c.streak, c.points, c.spins FROM rewards.check_in c
     WHERE c.member_id = ${memberId} AND c.day = ${day}::date`.execute(db);
  return rows[0];
};

/**
 * Checks a member in for today, once: a second call gives what the first one gave. Days are settlement days. Throws CHECK_IN_CLOSED 409 and
 * the errors of requireMayReceiveOffers.
 */
export async function checkIn(db: Db, memberId: bigint): Promise<CheckIn> {
  const done = await inTransaction(db, (tx) => checkInTransaction(tx, memberId));
  if (done.isNew) notifyBalanceChange([memberId]);
  return done;
}

async function checkInTransaction(tx: Tx, memberId: bigint): Promise<CheckIn> {
  await lockPoints(tx, memberId);
  const day = dayOf(now(), settlementZone());
  const known = await dayRow(tx, memberId, day);
  if (known) return { ...known, points: known.points as Amount, isNew: false };
  await requireMayReceiveOffers(tx, memberId);
  const { days } = (await readRules(tx)).rules.checkIn;
  if (days.length === 0) throw checkInClosed();
  const streak = ((await dayRow(tx, memberId, dayAfter(day, -1)))?.streak ?? 0) + 1;
  const reward = days[calendarPlace(streak, days.length)]!;
  const points = parseAmount(reward.points) ?? ZERO;
  const posted =
    points > 0n
      ? await postPoints(tx, {
          key: `points:check-in:${memberId}:${day}`,
          kind: 'points.checkIn',
          memberId,
          amount: points,
          meta: { day, streak },
        })
      : undefined;
  await addSpins(tx, memberId, reward.spins);
  await sql`
    INSERT INTO rewards.check_in (member_id, day, streak, points, spins, created_at, transaction_id)
    VALUES (${memberId}, ${day}::date, ${streak}, ${points}, ${reward.spins}, ${now()}, ${posted?.transactionId ?? null})`.execute(
    tx,
  );
  return { day, streak, points, spins: reward.spins, isNew: true };
}

export interface Calendar {
  today: string;
  isDone: boolean;
  /** Days in a row up to today, or up to yesterday if today is not done yet. */
  streak: number;
  /** The place of today in the calendar, from 0. */
  place: number;
  days: { points: string; spins: number }[];
  /** The checked-in days of this month. */
  done: string[];
}

/** The calendar of a member: what each day gives, and which are done. */
export async function readCalendar(db: Db, memberId: bigint): Promise<Calendar> {
  const today = dayOf(now(), settlementZone());
  const [{ rules }, todays, yesterdays, { rows }] = await Promise.all([
    readRules(db),
    dayRow(db, memberId, today),
    dayRow(db, memberId, dayAfter(today, -1)),
    sql<{ day: string }>`
      SELECT to_char(c.day, 'YYYY-MM-DD') AS day FROM rewards.check_in c
       WHERE c.member_id = ${memberId} AND c.day >= date_trunc('month', ${today}::date) AND c.day <= ${today}::date
       ORDER BY c.day`.execute(db),
  ]);
  const { days } = rules.checkIn;
  const streak = todays?.streak ?? yesterdays?.streak ?? 0;
  const next = todays ? todays.streak : streak + 1;
  return {
    today,
    isDone: todays !== undefined,
    streak,
    place: days.length === 0 ? 0 : calendarPlace(next, days.length),
    days,
    done: rows.map((row) => row.day),
  };
}
