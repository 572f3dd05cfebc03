import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { OrderStatus } from '@/lib/rewards/mall/types';

const TONES = { process: 'amber', approved: 'jade', rejected: 'vermilion' } as const;

/** The status of an order of the points mall. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('backoffice-points.statuses');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
