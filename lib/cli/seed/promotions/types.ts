import type { PromotionCopy } from '@/lib/content/promotions/types';
import type { StoredRule } from '@/lib/rewards/promotions/types';

/** A promotion of the demo, and how it can be had. */
export interface SeedPromotion extends Omit<PromotionCopy, 'startsAt' | 'endsAt' | 'position' | 'published'> {
  mode: Pick<StoredRule, 'mode' | 'rule'>;
  /** A raffle that has closed and is drawn by the seed. */
  isDrawn?: boolean;
}
