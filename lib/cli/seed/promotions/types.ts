import type { PromotionCopy } from '@/lib/content/promotions/types';

/** A promotion of the demo. It has no start: nothing that it announces exists yet. */
export type SeedPromotion = Omit<PromotionCopy, 'startsAt' | 'endsAt' | 'position' | 'published'>;
