import type { PromotionCopy } from '@/lib/content/promotions/types';
import type { StoredRule } from '@/lib/rewards/promotions/types';

/** A promotion of the demo. Without a mode it has no start: what it announces does not exist yet. */
export interface SeedPromotion extends Omit<PromotionCopy, 'startsAt' | 'endsAt' | 'position' | 'published'> {
  mode?: Pick<StoredRule, 'mode' | 'rule'>;
}
