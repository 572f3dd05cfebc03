import type { z } from 'zod';
import * as missions from '@/lib/rewards/missions/commands';
import type { MissionContent } from '@/lib/rewards/missions/types';
import { figureText } from '@/lib/rewards/missions/wire';
import { formatDecimal } from '@/lib/money/amount';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
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

/** Changes a mission. Throws as updateMission of lib/rewards. */
export const updateMission = (
  actor: Actor,
  { id, version: previous, content }: z.output<typeof schema.missionInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await missions.updateMission(tx, id, previous, content);
    return {
      outcome: { id: String(id), version },
      action: 'mission.change',
      subject: `mission:${id}`,
      detail: { ...auditDetail(content), version },
    };
  });

/** Publishes or unpublishes a mission. Throws as publishMission of lib/rewards. */
export const publishMission = (
  actor: Actor,
  { id, version: previous, published }: z.output<typeof schema.publicationInput>,
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const version = await missions.publishMission(tx, id, previous, published);
    return {
      outcome: { id: String(id), version },
      action: published ? 'mission.publish' : 'mission.withdraw',
      subject: `mission:${id}`,
      detail: { version },
    };
  });
