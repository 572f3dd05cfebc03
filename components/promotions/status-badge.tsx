import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PromotionStatus } from '@/lib/content/promotions/types';

const TONES: Record<PromotionStatus, BadgeTone> = { process: 'jade', comingSoon: 'amber', close: 'plain' };

/** The status of a promotion. */
export function PromotionBadge({ status, label }: { status: PromotionStatus; label: string }) {
  return <Badge tone={TONES[status]}>{label}</Badge>;
}
