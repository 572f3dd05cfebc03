import { sql, type Db } from '@/lib/db/client';
import type { Text } from '@/lib/content/types';
import { notFound } from '@/lib/platform/errors';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import type { Mission, MissionFigure, MissionPeriod, MissionReward, MissionScope } from './types';

interface Row {
  id: bigint;
  title: Text;
  summary: Text;
  period: MissionPeriod;
  newcomerDays: number | null;
  figure: MissionFigure;
  scope: MissionScope;
  code: string;
  target: bigint;
  groupId: bigint | null;
  segmentId: bigint | null;
  reward: MissionReward;
  amount: bigint;
  wagering: string;
  claimDays: number;
  afterId: bigint | null;
  startsOn: string;
  endsOn: string | null;
  position: number;
  published: boolean;
  version: number;
  changedAt: Date;
}

const missions = (where: ReturnType<typeof sql>) => sql<Row>`
  SELECT m.id, m.title, m.summary, m.period, m.newcomer_days AS "newcomerDays", m.figure, m.scope, m.code, m.target,
         m.group_id AS "groupId", m.segment_id AS "segmentId", m.reward, m.amount, trim_scale(m.wagering)::text AS wagering,
         m.claim_days AS "claimDays", m.after_id AS "afterId", to_char(m.starts_on, 'YYYY-MM-DD') AS "startsOn",
         to_char(m.ends_on, 'YYYY-MM-DD') AS "endsOn", m.position, m.published, m.version, m.changed_at AS "changedAt"
    FROM rewards.mission m WHERE ${where} ORDER BY m.position, m.id`;

/** All missions in the order of members, or the published ones alone. */
export async function listMissions(db: Db, published = false): Promise<Mission[]> {
  const { rows } = await missions(published ? sql`m.published` : sql`true`).execute(db);
  return rows;
}

/** One mission. Throws NOT_FOUND 404. */
export async function getMission(db: Db, id: bigint): Promise<Mission> {
  const { rows } = await missions(sql`m.id = ${id}`).execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export interface DoneRow {
  missionId: bigint;
  periodKey: string;
  figure: bigint;
  doneAt: Date;
  rewardId: bigint | null;
  spins: number | null;
  /** Of the reward, or of the spins. */
  status: 'claimable' | 'claimed' | 'expired' | 'cancelled';
  claimUntil: Date | null;
}

/** The state of what a done mission gives at a moment: that of its reward, or of its spins. */
const doneStatus = (at: Date) => sql`
  CASE WHEN d.reward_id IS NOT NULL THEN
         CASE WHEN r.status = 'claimable' AND r.expires_at <= ${at} THEN 'expired' ELSE r.status END
       WHEN d.spins_claimed_at IS NOT NULL THEN 'claimed'
       WHEN d.spins_expire_at <= ${at} THEN 'expired' ELSE 'claimable' END`;

/**
 * The done missions of a member whose reward or spins can be claimed at a moment. Found by what can be claimed, so that the missions of former
 * years are not read.
 */
const claimable = (memberId: bigint, at: Date) => sql`
  SELECT d.mission_id, d.period_key FROM rewards.reward r JOIN rewards.mission_done d ON d.reward_id = r.id
   WHERE r.member_id = ${memberId} AND r.status = 'claimable' AND r.kind = 'mission' AND (r.expires_at IS NULL OR r.expires_at > ${at})
  UNION ALL
  SELECT d.mission_id, d.period_key FROM rewards.mission_done d
   WHERE d.member_id = ${memberId} AND d.spins IS NOT NULL AND d.spins_claimed_at IS NULL AND d.spins_expire_at > ${at}`;

/** What a member has done in the given periods, and everything else that can still be claimed. */
export async function listDone(
  db: Db,
  memberId: bigint,
  periods: readonly { missionId: bigint; key: string }[],
  at: Date,
): Promise<DoneRow[]> {
  const { rows } = await sql<DoneRow>`
    SELECT d.mission_id AS "missionId", d.period_key AS "periodKey", d.figure, d.done_at AS "doneAt", d.reward_id AS "rewardId", d.spins,
           ${doneStatus(at)} AS status, coalesce(r.expires_at, d.spins_expire_at) AS "claimUntil"
      FROM (SELECT * FROM unnest(${periods.map(({ missionId }) => missionId)}::bigint[],
                                 ${periods.map(({ key }) => key)}::text[]) AS p (mission_id, period_key)
            UNION ${claimable(memberId, at)}) w
      JOIN rewards.mission_done d ON d.mission_id = w.mission_id AND d.member_id = ${memberId} AND d.period_key = w.period_key
      LEFT JOIN rewards.reward r ON r.id = d.reward_id
     ORDER BY d.done_at, d.mission_id`.execute(db);
  return rows;
}

/** The number of missions whose reward a member can claim; 0 for a member who is excluded. */
export async function countClaimable(db: Db, memberId: bigint, at: Date): Promise<number> {
  if (await activeExclusion(db, memberId)) return 0;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${claimable(memberId, at)}) c`.execute(db);
  return rows[0]!.count;
}

/** How often each mission was done since a moment, and how many of these rewards were claimed. */
export async function missionCounts(
  db: Db,
  since: Date,
): Promise<Map<bigint, { done: number; claimed: number }>> {
  const { rows } = await sql<{ id: bigint; done: number; claimed: number }>`
    SELECT d.mission_id AS id, count(*)::int AS done,
           count(*) FILTER (WHERE r.status = 'claimed' OR d.spins_claimed_at IS NOT NULL)::int AS claimed
      FROM rewards.mission_done d LEFT JOIN rewards.reward r ON r.id = d.reward_id
     WHERE d.done_at >= ${since} GROUP BY 1`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
