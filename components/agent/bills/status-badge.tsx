'use client';

import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { BillStatus } from '@/lib/agents/bills/types';

const TONES: Record<BillStatus, BadgeTone> = {
  issued: 'jade',
  partly: 'amber',
  insufficient: 'vermilion',
  notReached: 'plain',
  rejected: 'vermilion',
  uncollected: 'amber',
  expired: 'vermilion',
  held: 'amber',
  due: 'amber',
};

/** The state of a bill. */
export function StatusBadge({ status }: { status: BillStatus }) {
  const t = useTranslations('agent-bills.status');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
