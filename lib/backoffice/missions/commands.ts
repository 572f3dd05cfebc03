import type { z } from 'zod';
import * as missions from '@/lib/rewards/missions/commands';
import { getMission } from '@/lib/rewards/missions/queries';
import type { MissionContent } from '@/lib/rewards/missions/types';
import { figureText } from '@/lib/rewards/missions/wire';
import { formatDecimal } from '@/lib/money/amount';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';
import { changePublication, withdrawUnlessAlone, type Publication } from '../publications/commands';
import type { publicationInput } from '../publications/schema';
import { publishedMission } from './publish';
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
    const before = await getMission(tx, id);
    await missions.updateMission(tx, id, previous, content);
    const version = await withdrawUnlessAlone(tx, actor, publishedMission, before);
    return {
      outcome: { id: String(id), version },
      action: 'mission.change',
      subject: `mission:${id}`,
      detail: { ...auditDetail(content), version },
    };
  });

/** Publishes a mission, or requests it if another operator must approve it; or withdraws it. Throws as changePublication. */
export const publishMission = (
  actor: Actor,
  given: z.output<typeof publicationInput>,
): Promise<Publication> => changePublication(actor, publishedMission, given);
