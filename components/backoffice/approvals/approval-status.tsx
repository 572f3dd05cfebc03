import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ApprovalStatus } from '@/lib/backoffice/approvals/types';

const TONES: Record<ApprovalStatus, BadgeTone> = {
  pending: 'amber',
  performed: 'jade',
  rejected: 'vermilion',
  withdrawn: 'plain',
  expired: 'plain',
};

/** The status of a request for approval. */
export function ApprovalStatusBadge({ status }: { status: ApprovalStatus }) {
  return <Badge tone={TONES[status]}>{useTranslations('backoffice-approvals.statuses')(status)}</Badge>;
}
