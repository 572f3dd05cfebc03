import type { z } from 'zod';
import type { Tx } from '@/lib/db/client';
import * as missions from '@/lib/rewards/missions/commands';
import { getMission } from '@/lib/rewards/missions/queries';
import type { MissionContent } from '@/lib/rewards/missions/types';
import { figureText } from '@/lib/rewards/missions/wire';
import { formatDecimal } from '@/lib/money/amount';
import { submit } from '../approvals/commands';
import { needsTwo, readThreshold, REWARD_THRESHOLD } from '../approvals/thresholds';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
import { givenBy, publishMissionAction } from './publish';
import type * as schema from './schema';

// The routes check the permission `missions.write`.

const auditDetail = (content: MissionContent) => ({
  title: content.title.en,
  period: content.period,
  goal: `${content.figure} ${figureText(content.figure, content.target)}`,
  games: content.scope === 'all' ? 'all' : `${content.scope} ${content.code}`,
  reward: `${content.reward} ${content.reward === 'spins' ? content.amount : formatDecimal(content.amount)}`,
  group: content.groupId === null ? null : String(content.groupId),
  segment: content.segmentId === null ? null : String(content.segmentId),
  after: content.afterId === null ? null : String(content.afterId),
  from: content.startsOn,
  until: content.endsOn,
});

/** Creates a mission, unpublished. Throws INVALID_INPUT on `afterId`. */
export const createMission = (
  actor: Actor,
  content: z.output<typeof schema.newMissionInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await missions.createMission(tx, content);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'mission.write',
      subject: `mission:${id}`,
      detail: auditDetail(content),
    };
  });

/** Changes a mission; a published one that gives more than one operator may decide is withdrawn by it. Throws as updateMission of lib/rewards. */
export const updateMission = (
  actor: Actor,
  { id, version: previous, content }: z.output<typeof schema.missionInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const changed = await missions.updateMission(tx, id, previous, content);
    const version = await withdrawAboveThreshold(tx, id, changed, content);
    return {
      outcome: { id: String(id), version },
      action: 'mission.change',
      subject: `mission:${id}`,
      detail: { ...auditDetail(content), version },
    };
  });

/** Publishes a mission, or requests it if another operator must approve it; or withdraws it. Throws as publishMission of lib/rewards. */
export async function publishMission(
  actor: Actor,
  { id, version, published }: z.output<typeof schema.publicationInput>,
): Promise<{ status: 'performed' | 'requested'; id?: string }> {
  if (published) {
    const found = await getMission(actor.db, id);
    const given = { mission: String(id), version, gives: formatDecimal(givenBy(found)) };
    const result = await submit(actor, publishMissionAction, given, found.title.en);
    return result.status === 'requested' ? result : { status: 'performed' };
  }
  await auditedTransaction(actor, async (tx) => ({
    outcome: await missions.publishMission(tx, id, version, false),
    action: 'mission.withdraw',
    subject: `mission:${id}`,
    detail: { version },
  }));
  return { status: 'performed' };
}

/**
 * Withdraws a published mission whose change gives more than one operator may decide: it is published anew by two. Returns the version.
 */
async function withdrawAboveThreshold(
  tx: Tx,
  id: bigint,
  version: number,
  content: MissionContent,
): Promise<number> {
  const { published } = await getMission(tx, id);
  if (!published || !needsTwo(await readThreshold(tx, REWARD_THRESHOLD), givenBy(content))) return version;
  return missions.publishMission(tx, id, version, false);
}
