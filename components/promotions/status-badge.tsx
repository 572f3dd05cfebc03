'use client';

import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ActivityStatus } from '@/lib/rewards/promotions/types';
import { useActivity } from './activities';

const TONES: Record<ActivityStatus, BadgeTone> = {
  join: 'amber',
  joined: 'jade',
  signed: 'jade',
  applying: 'amber',
  claim: 'amber',
  claimed: 'jade',
  issued: 'jade',
  rejected: 'vermilion',
  process: 'jade',
  comingSoon: 'amber',
  close: 'plain',
};

/** The status of a promotion: by its schedule, and for a member as soon as it is loaded, the member's own. */
export function PromotionBadge({
  id,
  status,
  labels,
}: {
  id: string;
  status: ActivityStatus;
  labels: Readonly<Record<ActivityStatus, string>>;
}) {
  const shown = useActivity(id)?.status ?? status;
  return <Badge tone={TONES[shown]}>{labels[shown]}</Badge>;
}
