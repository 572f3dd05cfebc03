import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { DepositStatus, WithdrawalStatus } from '@/lib/cashier/types';

/** Amber: waits for an operator. Jade: success. Vermilion: needs attention. Plain: everything else. */
const TONES: Record<DepositStatus | WithdrawalStatus, BadgeTone> = {
  pending: 'amber',
  checked: 'amber',
  requested: 'amber',
  approved: 'jade',
  paid: 'plain',
  received: 'jade',
  partial: 'vermilion',
  notReceived: 'vermilion',
  refunded: 'plain',
  rejected: 'plain',
  cancelled: 'plain',
};

export type StatusBadgeProps =
  { of: 'deposit'; status: DepositStatus } | { of: 'withdrawal'; status: WithdrawalStatus };

/** The status of a request. An approved withdrawal is amber, because it must still be paid. */
export function StatusBadge({ of, status }: StatusBadgeProps) {
  const t = useTranslations('backoffice.status');
  const tone = of === 'withdrawal' && status === 'approved' ? 'amber' : TONES[status];
  return <Badge tone={tone}>{t(`${of}.${status}`)}</Badge>;
}
