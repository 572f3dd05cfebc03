import { z } from 'zod';
import { versionInput } from '@/lib/content/schema';
import { checkCompetition, competitionInputShape } from '@/lib/rewards/competitions/schema';
import { idInput } from '../schema';

const normal = <Given extends { scope: string; code: string }>(given: Given): Given => ({
  ...given,
  code: given.scope === 'all' ? '' : given.code,
});

export const newCompetitionInput = z
  .object(competitionInputShape)
  .superRefine(checkCompetition)
  .transform(normal);

/** A competition with the version that the operator has read. */
export const competitionInput = z
  .object({ ...competitionInputShape, ...idInput.shape, version: versionInput })
  .superRefine(checkCompetition)
  .transform(({ id, version, ...content }) => ({ id, version, content: normal(content) }));
