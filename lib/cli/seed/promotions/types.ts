import type { PromotionCopy } from '@/lib/content/promotions/types';

export interface SeedPromotion extends Omit<PromotionCopy, 'startsAt' | 'endsAt' | 'position'> {
  /** Days ago; null if it has not started. */
  begun: number | null;
  /** Days ago; null if it has not ended. */
  ended: number | null;
}
