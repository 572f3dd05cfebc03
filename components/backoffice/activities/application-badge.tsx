import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ApplicationStatus } from '@/lib/rewards/promotions/applications/types';

const TONES = { applying: 'amber', approved: 'jade', rejected: 'plain' } as const;

/** The status of an application. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const t = useTranslations('backoffice-activities.statuses');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
