import type { PromotionCopy } from '@/lib/content/promotions/types';

export interface SeedPromotion extends Omit<PromotionCopy, 'startsAt' | 'endsAt' | 'position'> {
  /** Days ago; null: it is still to come. */
  begun: number | null;
  /** Days ago; null goes on. */
  ended: number | null;
}
