import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { changedMeanwhile } from '@/lib/content/errors';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { AppError, badInput, notFound } from '@/lib/platform/errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import { recordBonusEvent } from '../bonuses/commands';
import { claimReward, offerReward } from '../centre/commands';
import { titleParams } from '../centre/rules';
import { addSpins, lockPoints } from '../points/commands';
import { requireMayReceiveOffers } from '../standing';
import { MAX_MISSIONS } from './constants';
import { missionNotReached, missionOver } from './errors';
import { figuresOf, missionMember, missionsOf, type MissionMember } from './member';
import { getMission, listMissions } from './queries';
import type { MemberMission, Mission, MissionContent } from './types';

const DAY = 86_400_000;

/**
 * Records that a member has done a mission in its period, and offers the reward. The same mission and period never give a second one. It
 * stores what the next missions of the chain do not count again. The caller has locked the member's points.
 */
async function complete(
  tx: Tx,
  member: MissionMember,
  done: MemberMission,
  all: readonly Mission[],
  at: Date,
) {
  const { mission, window } = done;
  const expiresAt = new Date(at.getTime() + mission.claimDays * DAY);
  const isSpins = mission.reward === 'spins';
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('rewards.mission_done')
    .values({
      mission_id: mission.id,
      member_id: member.id,
      period_key: window.key,
      figure: done.figure,
      done_at: at,
      reward_id: isSpins ? null : (await offer(tx, member, done, expiresAt)).id,
      spins: isSpins ? Number(mission.amount) : null,
      spins_expire_at: isSpins ? expiresAt : null,
    })
    .onConflict((on) => on.columns(['mission_id', 'member_id', 'period_key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await recordBonusEvent(tx, {
    name: 'mission',
    event: `${mission.id}:${member.id}:${window.key}`,
    memberId: member.id,
  });
  const next = all.filter(({ afterId }) => afterId === mission.id).map((one) => ({ mission: one, window }));
  const figures = await figuresOf(tx, member, next);
  for (const [place, one] of next.entries())
    await tx
      .insertInto('rewards.mission_baseline')
      .values({
        mission_id: one.mission.id,
        member_id: member.id,
        period_key: window.key,
        figure: figures[place]!,
        opened_at: at,
      })
      .onConflict((on) => on.columns(['member_id', 'mission_id', 'period_key']).doNothing())
      .execute();
}

const offer = (tx: Tx, member: MissionMember, { mission, window }: MemberMission, expiresAt: Date) =>
  offerReward(tx, {
    key: `mission:${mission.id}:${member.id}:${window.key}`,
    memberId: member.id,
    kind: 'mission',
    sourceId: mission.id,
    payout: {
      currency: mission.reward === 'points' ? POINTS_CURRENCY : siteCurrency(),
      amount: mission.amount as Amount,
    },
    ...(mission.wagering === '0' ? {} : { wagering: { multiple: mission.wagering } }),
    expiresAt,
    params: titleParams(mission.title),
  });

/**
 * Completes every mission whose goal a member has reached, and offers the rewards. Missions that a completed one opens are looked at too.
 * Returns how many. Members who may receive no offers get none. `ended` is the last moment of a settlement day that has ended: then the
 * periods of that day are looked at, by the missions that have not been changed since.
 */
export async function completeMissions(db: Db, memberId: bigint, ended?: Date): Promise<number> {
  const count = await inTransaction(db, async (tx) => {
    await lockPoints(tx, memberId);
    const member = await missionMember(tx, memberId);
    if (!member || !(await mayReceive(tx, memberId))) return 0;
    const at = now();
    let count = 0;
    const all = await listMissions(tx, true);
    // Each round completes a further mission of a chain, so it ends.
    for (;;) {
      const { current } = await missionsOf(tx, member, ended ?? at);
      const reached = current.filter(
        ({ state, mission }) => state === 'reached' && (ended === undefined || mission.changedAt <= ended),
      );
      if (reached.length === 0) return count;
      for (const one of reached) await complete(tx, member, one, all, at);
      count += reached.length;
    }
  });
  // Open pages show the badge.
  if (count > 0) notifyBalanceChange([memberId]);
  return count;
}

async function mayReceive(tx: Tx, memberId: bigint): Promise<boolean> {
  try {
    await requireMayReceiveOffers(tx, memberId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

export interface ClaimedMission {
  mission: Mission;
  periodKey: string;
  currency: string;
}

/**
 * Claims the reward of a mission, once: of the period `key`, or of the present one, or of the oldest that can be claimed. A goal that has
 * just been reached is completed first. A repeated call gives the same. Throws NOT_FOUND, MISSION_NOT_REACHED 409, MISSION_OVER 409, the
 * errors of claimReward and those of requireMayReceiveOffers.
 */
export async function claimMission(
  db: Db,
  memberId: bigint,
  missionId: bigint,
  key?: string,
): Promise<ClaimedMission> {
  const claimed = await inTransaction(db, async (tx) => {
    await lockPoints(tx, memberId);
    const { currency } = await requireMayReceiveOffers(tx, memberId);
    const member = (await missionMember(tx, memberId))!;
    const at = now();
    const before = await missionsOf(tx, member, at);
    const candidates = [...before.current, ...before.earlier].filter(
      ({ mission, window }) => mission.id === missionId && (key === undefined || window.key === key),
    );
    const found =
      candidates.find(({ state }) => state === 'reached' || state === 'claimable') ?? candidates[0];
    if (!found) throw notFound();
    if (found.state === 'open' || found.state === 'locked') throw missionNotReached();
    if (found.state === 'expired' || found.state === 'cancelled') throw missionOver();
    if (found.state === 'reached') await complete(tx, member, found, await listMissions(tx, true), at);
    const row = await tx
      .selectFrom('rewards.mission_done')
      .select(['reward_id', 'spins', 'spins_claimed_at'])
      .where('mission_id', '=', missionId)
      .where('member_id', '=', memberId)
      .where('period_key', '=', found.window.key)
      .executeTakeFirstOrThrow();
    if (row.spins !== null && row.spins_claimed_at === null) {
      await addSpins(tx, memberId, row.spins);
      await tx
        .updateTable('rewards.mission_done')
        .set({ spins_claimed_at: at })
        .where('mission_id', '=', missionId)
        .where('member_id', '=', memberId)
        .where('period_key', '=', found.window.key)
        .execute();
    }
    return { mission: found.mission, periodKey: found.window.key, currency, rewardId: row.reward_id };
  });
  if (claimed.rewardId === null) notifyBalanceChange([memberId]);
  else await claimReward(db, memberId, claimed.rewardId);
  return claimed;
}

const toColumns = ({ title, summary, startsOn, endsOn, ...content }: MissionContent) => ({
  title: JSON.stringify(title),
  summary: JSON.stringify(summary),
  period: content.period,
  newcomer_days: content.newcomerDays,
  figure: content.figure,
  scope: content.scope,
  code: content.code,
  target: content.target,
  group_id: content.groupId,
  segment_id: content.segmentId,
  reward: content.reward,
  amount: content.amount,
  wagering: content.wagering,
  claim_days: content.claimDays,
  after_id: content.afterId,
  starts_on: sql<Date>`${startsOn}::date`,
  ends_on: sql<Date | null>`${endsOn}::date`,
  position: content.position,
  changed_at: now(),
});

/** A mission follows one of the same period, and no chain leads back to itself. Throws INVALID_INPUT on `afterId`. */
async function assertChain(
  tx: Tx,
  id: bigint | undefined,
  { afterId, period }: MissionContent,
): Promise<void> {
  const all = await listMissions(tx);
  const wrong = () => badInput({ afterId: { code: 'MISSION_CHAIN' } });
  let before = afterId;
  for (let steps = 0; before !== null; steps++) {
    const former = all.find((one) => one.id === before);
    if (!former || former.id === id || former.period !== period || steps > MAX_MISSIONS) throw wrong();
    before = former.afterId;
  }
  if (id !== undefined && all.some((one) => one.afterId === id && one.period !== period)) throw wrong();
}

/** Creates a mission, unpublished. Returns its id. Throws INVALID_INPUT on `afterId`. */
export async function createMission(tx: Tx, content: MissionContent): Promise<bigint> {
  await assertChain(tx, undefined, content);
  const row = await tx
    .insertInto('rewards.mission')
    .values(toColumns(content))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes a mission that is still at `version`. What was done stays done. Returns the new version. Throws NOT_FOUND, CHANGED_MEANWHILE 409, INVALID_INPUT on `afterId`. */
export async function updateMission(
  tx: Tx,
  id: bigint,
  version: number,
  content: MissionContent,
): Promise<number> {
  await assertChain(tx, id, content);
  return change(tx, id, version, toColumns(content));
}

/** Publishes or unpublishes a mission. Rewards that wait stay. Returns the new version. Throws NOT_FOUND, CHANGED_MEANWHILE 409. */
export const publishMission = (tx: Tx, id: bigint, version: number, published: boolean): Promise<number> =>
  change(tx, id, version, { published, changed_at: now() });

async function change(
  tx: Tx,
  id: bigint,
  version: number,
  columns: Partial<ReturnType<typeof toColumns>> & { published?: boolean },
): Promise<number> {
  const row = await tx
    .updateTable('rewards.mission')
    .set((on) => ({ ...columns, version: on('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (row) return row.version;
  await getMission(tx, id).catch(() => {
    throw notFound();
  });
  throw changedMeanwhile();
}
