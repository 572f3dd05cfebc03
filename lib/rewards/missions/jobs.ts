import { sql, type Db } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { logger } from '@/lib/platform/logger';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { completeMissions } from './commands';
import { DAYS_AT_ONCE, MEMBERS_AT_ONCE, OVERLAP_MS, SETTLE_MS } from './constants';
import { listMissions } from './queries';

/** Completes what members have reached, in the present periods and in those that have ended. */
export async function runMissions(db: Db): Promise<void> {
  await completeReached(db);
  await completeEndedDays(db);
}

/**
 * Offers the rewards of missions that members have done since the last run, so that a daily mission that is done in the evening can be
 * claimed on the next day. It looks only at members who played, deposited or checked in meanwhile. A round that was open for long is seen
 * with the member's next action, or when the member opens the page. Two runs at once find the same members and give nothing twice.
 */
export async function completeReached(db: Db): Promise<void> {
  const at = now();
  // Before the members are read: a round above it is seen by the next run.
  const { rows: bounds } = await sql<{ round_id: bigint }>`SELECT round_id FROM reporting.feed_bound`.execute(
    db,
  );
  const bound = bounds[0]!.round_id;
  // Without missions the clock moves on, so that the first one does not look at all rounds there are.
  const members = (await listMissions(db, true)).length === 0 ? [] : await listActive(db, bound);
  await completeAll(db, members);
  await sql`UPDATE rewards.mission_clock SET round_id = greatest(round_id, ${bound}), read_to = ${at}`.execute(
    db,
  );
}

async function completeAll(db: Db, members: readonly bigint[], ended?: Date): Promise<void> {
  for (const id of members) {
    try {
      await completeMissions(db, id, ended);
    } catch (err) {
      // The others must not wait for one. The member's next action, or the page, completes what is left.
      logger.error({ err, memberId: id }, 'the missions of a member could not be completed');
    }
  }
}

/**
 * Looks once at each settlement day that has ended, for all members who did something on it: what was reached in its last minutes counts
 * for its periods. Up to where it is, is stored after each part, so that a run that is killed goes on there.
 */
export async function completeEndedDays(db: Db): Promise<void> {
  const zone = settlementZone();
  const today = dayOf(new Date(now().getTime() - SETTLE_MS), zone);
  const { rows } = await sql<{ day: string | null; after: bigint }>`
    SELECT c.ended_day::text AS day, c.ended_member AS after FROM rewards.mission_clock c`.execute(db);
  const { day: last, after } = rows[0]!;
  const store = (day: string, member: bigint) =>
    sql`UPDATE rewards.mission_clock SET ended_day = ${day}::date, ended_member = ${member}`.execute(db);
  const yesterday = dayAfter(today, -1);
  if (last === null || (await listMissions(db, true)).length === 0) {
    if (last === null || last < yesterday) await store(yesterday, 0n);
    return;
  }
  const earliest = dayAfter(today, -DAYS_AT_ONCE);
  const isOld = dayAfter(last, 1) < earliest;
  let from = isOld ? 0n : after;
  for (let day = isOld ? earliest : dayAfter(last, 1); day < today; day = dayAfter(day, 1)) {
    const ended = new Date(dayStart(day, zone, 1).getTime() - 1);
    for (;;) {
      const members = await listActiveOn(db, day, from);
      await completeAll(db, members, ended);
      if (members.length < MEMBERS_AT_ONCE) break;
      from = members.at(-1)!;
      await store(dayAfter(day, -1), from);
    }
    from = 0n;
    await store(day, 0n);
  }
}

/** The next members, by id, who played, deposited or checked in on a settlement day. */
async function listActiveOn(db: Db, day: string, after: bigint): Promise<bigint[]> {
  const zone = settlementZone();
  const [from, until] = [dayStart(day, zone), dayStart(day, zone, 1)];
  const { rows } = await sql<{ id: bigint }>`
    SELECT m.id FROM identity.member m
     WHERE m.id > ${after} AND m.type <> ${TRIAL_TYPE} AND m.status = 'active' AND m.id IN (
       SELECT d.member_id FROM reporting.member_day d
        WHERE d.currency = ${siteCurrency()} AND d.day = ${day}::date AND d.member_id > ${after}
       UNION SELECT u.member_id FROM reporting.unrolled u WHERE u.settled_at >= ${from} AND u.settled_at < ${until}
       UNION SELECT d.member_id FROM cashier.deposit d
              WHERE d.status = 'approved' AND d.decided_at >= ${from} AND d.decided_at < ${until}
       UNION SELECT k.member_id FROM rewards.check_in k WHERE k.created_at >= ${from} AND k.created_at < ${until})
     ORDER BY m.id LIMIT ${MEMBERS_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The members who played up to a round, deposited or checked in since the last run. */
async function listActive(db: Db, bound: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    WITH clock AS (SELECT c.round_id, c.read_to - make_interval(secs => ${OVERLAP_MS / 1_000}) AS since FROM rewards.mission_clock c)
    SELECT m.id FROM identity.member m
     WHERE m.type <> ${TRIAL_TYPE} AND m.status = 'active' AND m.id IN (
       SELECT r.member_id FROM gateway.round r, clock WHERE r.id > clock.round_id AND r.id <= ${bound} AND r.status = 'closed'
       UNION SELECT d.member_id FROM cashier.deposit d, clock WHERE d.status = 'approved' AND d.decided_at >= clock.since
       UNION SELECT k.member_id FROM rewards.check_in k, clock WHERE k.created_at >= clock.since)
     ORDER BY m.id`.execute(db);
  return rows.map(({ id }) => id);
}
