import { sql, type Db } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { completeMissions } from './commands';
import { OVERLAP_MS } from './constants';
import { listMissions } from './queries';

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
  for (const id of members) {
    try {
      await completeMissions(db, id);
    } catch (err) {
      // The others must not wait for one. The member's next action, or the page, completes what is left.
      logger.error({ err, memberId: id }, 'the missions of a member could not be completed');
    }
  }
  await sql`UPDATE rewards.mission_clock SET round_id = greatest(round_id, ${bound}), read_to = ${at}`.execute(
    db,
  );
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
