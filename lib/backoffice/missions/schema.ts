import { z } from 'zod';
import { versionInput } from '@/lib/content/schema';
import { checkMission, missionInputShape, toMissionContent } from '@/lib/rewards/missions/schema';
import { idInput } from '../schema';

export const newMissionInput = z
  .object(missionInputShape)
  .superRefine(checkMission)
  .transform(toMissionContent);

/** A mission with the version that the operator has read. */
export const missionInput = z
  .object({ ...missionInputShape, ...idInput.shape, version: versionInput })
  .superRefine(checkMission)
  .transform(({ id, version, ...given }) => ({
    id,
    version,
    content: toMissionContent(given),
  }));
