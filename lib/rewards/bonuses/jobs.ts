import { lockMemberRequests } from '@/lib/cashier/requests';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { openField } from '@/lib/identity/profile/vault';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { lostBonusMoney } from '../bonus-money/queries';
import { isBirthday } from '../vip/rules';
import { decideBonus, type Occurrence } from './commands';
import {
  BIRTHDAY_BATCH,
  BIRTHDAY_LOOK_BACK,
  BONUS_PERIODS,
  EVENT_LIMIT,
  OVERLAP_MS,
  PERIOD_WAIT_MS,
} from './constants';
import { lastPeriod, nextPeriod, type Days } from './periods';
import { publishedBonuses } from './queries';
import type { Bonus, BonusEventName, BonusPeriod } from './types';

/** Decides on the bonuses of everything that has happened since the last run: deposits, events, registrations, ended periods, birthdays. */
export async function runBonuses(db: Db): Promise<void> {
  await decideDeposits(db);
  await decideEvents(db);
  await decideRegistrations(db);
  for (const period of BONUS_PERIODS) await decidePeriods(db, period);
  await decideBirthdays(db);
}

const countsFor = (bonus: Bonus, at: Date): boolean => bonus.countsSince !== null && bonus.countsSince <= at;

/** Decides in a database transaction of its own for each occurrence: one that fails is logged and does not stop the others. */
async function attempt(what: string, memberId: bigint, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    notifyBalanceChange([memberId]);
    return true;
  } catch (err) {
    logger.error({ err, what }, 'a bonus could not be decided');
    return false;
  }
}

/** The row of a deposit is deleted in the transaction that decides, so that a deposit is neither lost nor decided twice. */
async function decideDeposits(db: Db): Promise<void> {
  const { rows } = await sql<{ id: bigint; memberId: bigint }>`
    SELECT c.deposit_id AS id, d.member_id AS "memberId" FROM cashier.credited_deposit c JOIN cashier.deposit d ON d.id = c.deposit_id
     ORDER BY c.deposit_id LIMIT ${EVENT_LIMIT}`.execute(db);
  if (rows.length === 0) return;
  const bonuses = await publishedBonuses(db, 'deposit');
  for (const { id, memberId } of rows)
    await attempt(`deposit ${id}`, memberId, () =>
      inTransaction(db, async (tx) => {
        const taken = await sql`DELETE FROM cashier.credited_deposit WHERE deposit_id = ${id}`.execute(tx);
        if (taken.numAffectedRows === 0n) return;
        const { rows: found } = await sql<{ amount: bigint; at: Date; currency: string; ordinal: number }>`
          SELECT d.amount, d.decided_at AS at, d.currency::text AS currency,
                 (SELECT count(*) FROM cashier.deposit e
                   WHERE e.member_id = d.member_id AND e.status = 'approved' AND (e.decided_at, e.id) <= (d.decided_at, d.id))::int AS ordinal
            FROM cashier.deposit d WHERE d.id = ${id}`.execute(tx);
        const deposit = found[0]!;
        if (deposit.currency !== siteCurrency() || (await hasLeft(tx, memberId, deposit.at))) return;
        for (const bonus of bonuses) {
          // Another deposit than the bonus is for is no occasion, and not worth a row.
          if (bonus.rule.ordinal > 0 && bonus.rule.ordinal !== deposit.ordinal) continue;
          if (!countsFor(bonus, deposit.at)) continue;
          await decideBonus(tx, bonus.id, {
            event: `deposit:${id}`,
            memberId,
            base: deposit.amount as Amount,
            ordinal: deposit.ordinal,
          });
        }
      }),
    );
}

/**
 * Whether a member has asked for a withdrawal, or sent money to the agent above, since a deposit. Its bonus is for playing with that money, and a
 * withdrawal ends it (docs/decisions/0117): the job must not give it a moment later. Under the lock that withdrawals take.
 */
async function hasLeft(tx: Tx, memberId: bigint, since: Date): Promise<boolean> {
  await lockMemberRequests(tx, memberId);
  const { rows } = await sql<{ left: boolean }>`
    SELECT EXISTS (SELECT FROM cashier.withdrawal w
                    WHERE w.member_id = ${memberId} AND w.created_at >= ${since} AND w.status NOT IN ('rejected', 'cancelled'))
        OR EXISTS (SELECT FROM cashier.member_transfer t
                    WHERE t.from_member = ${memberId} AND t.created_at >= ${since} AND t.direction = 'upline') AS left`.execute(
    tx,
  );
  return rows[0]!.left;
}

async function decideEvents(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('rewards.bonus_event')
    .select(['name', 'event', 'member_id', 'created_at'])
    .orderBy('created_at')
    .limit(EVENT_LIMIT)
    .execute();
  for (const { name, event, member_id: memberId, created_at: at } of rows)
    await attempt(`${name} ${event}`, memberId, () =>
      inTransaction(db, async (tx) => {
        const taken = await tx
          .deleteFrom('rewards.bonus_event')
          .where('name', '=', name)
          .where('event', '=', event)
          .executeTakeFirst();
        if (taken.numDeletedRows === 0n) return;
        for (const bonus of await publishedBonuses(tx, 'event', name as BonusEventName))
          if (countsFor(bonus, at)) await decideBonus(tx, bonus.id, plain(`${name}:${event}`, memberId));
      }),
    );
}

const plain = (event: string, memberId: bigint): Occurrence => ({ event, memberId, base: ZERO, ordinal: 0 });

/** Reads a clock, which begins now: what happened before it exists does not count. */
async function readClock(db: Db, source: string, begin: Date): Promise<Date> {
  await db
    .insertInto('rewards.bonus_clock')
    .values({ source, read_to: begin })
    .onConflict((on) => on.column('source').doNothing())
    .execute();
  const row = await db
    .selectFrom('rewards.bonus_clock')
    .select('read_to')
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return row.read_to;
}

const setClock = (db: Db, source: string, to: Date) =>
  db.updateTable('rewards.bonus_clock').set({ read_to: to }).where('source', '=', source).execute();

async function decideRegistrations(db: Db): Promise<void> {
  const at = now();
  const readTo = await readClock(db, 'registration', at);
  const bonuses = await publishedBonuses(db, 'registration');
  let isWhole = true;
  if (bonuses.length > 0) {
    const { rows } = await sql<{ id: bigint; at: Date }>`
      SELECT m.id, m.created_at AS at FROM identity.member m
       WHERE m.created_at > ${new Date(readTo.getTime() - OVERLAP_MS)} AND m.created_at <= ${at} AND m.type <> ${TRIAL_TYPE}
       ORDER BY m.id`.execute(db);
    for (const { id, at: registered } of rows)
      for (const bonus of bonuses)
        if (countsFor(bonus, registered))
          isWhole =
            (await attempt(`registration ${id}`, id, () =>
              inTransaction(db, async (tx) => {
                await decideBonus(tx, bonus.id, plain(`registration:${id}`, id));
              }),
            )) && isWhole;
  }
  if (isWhole) await setClock(db, 'registration', at);
}

/** Decides on the losses and turnovers of each period that has ended, some time after its end, because rounds settle late. */
async function decidePeriods(db: Db, period: BonusPeriod): Promise<void> {
  const zone = settlementZone();
  const ready = new Date(now().getTime() - PERIOD_WAIT_MS);
  const latest = lastPeriod(dayOf(ready, zone), period);
  const endOf = ({ until }: Days) => dayStart(dayAfter(until, 1), zone);
  let readTo = await readClock(db, period, endOf(latest));
  while (readTo < endOf(latest)) {
    const days = nextPeriod(dayOf(readTo, zone), period);
    const bonuses = (await Promise.all([publishedBonuses(db, 'loss'), publishedBonuses(db, 'turnover')]))
      .flat()
      .filter((bonus) => bonus.rule.period === period && countsFor(bonus, endOf(days)));
    for (const bonus of bonuses) if (!(await decidePeriod(db, bonus, days, zone))) return;
    readTo = endOf(days);
    await setClock(db, period, readTo);
  }
}

/** The losses or turnovers of a period from the roll-ups and the rounds that are not rolled up yet. Returns whether all were decided. */
async function decidePeriod(db: Db, bonus: Bonus, { from, until }: Days, zone: string): Promise<boolean> {
  const least = parseAmount(bonus.rule.minimum) ?? 1n;
  const lost = lostBonusMoney('p.member_id', siteCurrency(), dayStart(from, zone), dayStart(until, zone, 1));
  const { rows } = await sql<{ memberId: bigint; base: bigint }>`
    SELECT * FROM (
    SELECT p.member_id AS "memberId", ${bonus.trigger === 'loss' ? sql`sum(p.stake - p.payout)::bigint - ${lost}` : sql`sum(p.valid_bet)::bigint`} AS base
      FROM (SELECT d.member_id, d.stake, d.payout, d.valid_bet FROM reporting.member_day d
             WHERE d.currency = ${siteCurrency()} AND d.day >= ${from}::date AND d.day <= ${until}::date
            UNION ALL
            SELECT u.member_id, u.stake, u.payout, u.valid_bet FROM reporting.unrolled u
             WHERE u.currency = ${siteCurrency()} AND u.settled_at >= ${dayStart(from, zone)}
               AND u.settled_at < ${dayStart(until, zone, 1)}) p
     GROUP BY 1 HAVING ${bonus.trigger === 'loss' ? sql`sum(p.stake - p.payout)` : sql`sum(p.valid_bet)`} >= ${least}
    ) b WHERE b.base >= ${least} ORDER BY 1`.execute(db);
  let isWhole = true;
  for (const { memberId, base } of rows)
    isWhole =
      (await attempt(`${bonus.trigger} ${from}`, memberId, () =>
        inTransaction(db, async (tx) => {
          await decideBonus(tx, bonus.id, {
            event: `${bonus.trigger}:${from}:${memberId}`,
            memberId,
            base: base as Amount,
            ordinal: 0,
            summed: { trigger: bonus.trigger, period: bonus.rule.period },
          });
        }),
      )) && isWhole;
  return isWhole;
}

/** Decides on the birthdays of today, and of the last days if the job did not run. A bonus that is published during a day counts for that day. */
async function decideBirthdays(db: Db): Promise<void> {
  const zone = settlementZone();
  const today = dayOf(now(), zone);
  for (const bonus of await publishedBonuses(db, 'birthday'))
    for (let back = BIRTHDAY_LOOK_BACK; back >= 0; back -= 1) {
      const day = dayAfter(today, -back);
      if (countsFor(bonus, dayStart(day, zone, 1))) await decideBirthday(db, bonus, day);
    }
}

/** Opens each sealed birthday once for a day, in batches by member id; what was read is stored, so that the next run goes on after it. */
async function decideBirthday(db: Db, bonus: Bonus, day: string): Promise<void> {
  await sql`INSERT INTO rewards.bonus_birthday (bonus_id, day) VALUES (${bonus.id}, ${day}::date) ON CONFLICT DO NOTHING`.execute(
    db,
  );
  const { rows: progress } = await sql<{ after: bigint; isDone: boolean }>`
    SELECT b.after_member AS after, b.done_at IS NOT NULL AS "isDone"
      FROM rewards.bonus_birthday b WHERE b.bonus_id = ${bonus.id} AND b.day = ${day}::date`.execute(db);
  let { after, isDone } = progress[0]!;
  let isWhole = true;
  while (!isDone) {
    const { rows } = await sql<{ id: bigint; sealed: Buffer }>`
      SELECT p.member_id AS id, p.sealed FROM identity.profile_field p JOIN identity.member m ON m.id = p.member_id
       WHERE p.field = 'birthday' AND p.member_id > ${after} AND m.type <> ${TRIAL_TYPE} AND m.status = 'active'
       ORDER BY p.member_id LIMIT ${BIRTHDAY_BATCH}`.execute(db);
    for (const { id, sealed } of rows) if (!(await congratulate(db, bonus, id, sealed, day))) isWhole = false;
    after = rows.at(-1)?.id ?? after;
    isDone = rows.length < BIRTHDAY_BATCH;
    // After a failure the next run reads the same members again.
    if (isWhole)
      await sql`
        UPDATE rewards.bonus_birthday SET after_member = ${after}, done_at = ${isDone ? now() : null}
         WHERE bonus_id = ${bonus.id} AND day = ${day}::date`.execute(db);
  }
}

/** Decides for one member whose birthday is kept on a day, once in its year. Returns whether nothing failed. */
async function congratulate(db: Db, bonus: Bonus, id: bigint, sealed: Buffer, day: string): Promise<boolean> {
  let isToday = false;
  try {
    isToday = isBirthday(openField(id, 'birthday', sealed), day);
  } catch (err) {
    // A damaged value cannot be read by the next run either.
    logger.error({ err, memberId: id }, 'a birthday could not be opened');
  }
  if (!isToday) return true;
  return attempt(`birthday ${id}`, id, () =>
    inTransaction(db, async (tx) => {
      await decideBonus(tx, bonus.id, { ...plain(`birthday:${id}:${day.slice(0, 4)}`, id), day });
    }),
  );
}
