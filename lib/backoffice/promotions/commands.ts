import * as promotions from '@/lib/content/promotions/commands';
import type { PromotionCopy } from '@/lib/content/promotions/types';
import { contentChanges } from '../content/changes';

// The routes check the permission `content.write`.

export const { create: createPromotion, update: updatePromotion } = contentChanges<PromotionCopy>(
  'promotion',
  {
    create: promotions.createPromotion,
    update: promotions.updatePromotion,
  },
);
