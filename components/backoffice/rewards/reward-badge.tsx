import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { RewardStatus } from '@/lib/rewards/centre/types';

const TONES = { claimable: 'amber', claimed: 'jade', expired: 'plain', cancelled: 'vermilion' } as const;

/** The status of a reward. */
export function RewardBadge({ status }: { status: RewardStatus }) {
  const t = useTranslations('reward-centre.statuses');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
