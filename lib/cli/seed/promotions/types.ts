import type { PromotionType } from '@/lib/content/promotions/types';
import type { Text } from '@/lib/content/types';

export interface SeedPromotion {
  slug: string;
  types: PromotionType[];
  picture: string;
  title: Text;
  summary: Text;
  body: Text;
  action: Text | null;
  actionUrl: string | null;
  /** Days ago; null is coming soon. */
  begun: number | null;
  /** Days ago; null goes on. */
  ended: number | null;
}
