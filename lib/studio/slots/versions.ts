import { models } from './models';
import { earlierModels } from './models/earlier';
import type { SlotModel } from './types';

/** A model in its current version or in a stated one, for the browser. Undefined if this build does not have it. */
export function findSlotModel(code: string, version?: number): SlotModel | undefined {
  const current = Object.values<SlotModel>(models).find((model) => model.code === code);
  if (version === undefined || current?.version === version) return current;
  return earlierModels.find(({ model }) => model.code === code && model.version === version)?.model;
}
