import { slotModels } from '@/lib/studio/slots/registry';
import type { ModelCode, PublishedModel } from '@/lib/studio/slots/types';

/** A model with its published figures. */
export function publishedModel(code: ModelCode): PublishedModel {
  return slotModels[code];
}
