import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { DrawStatus } from '@/lib/studio/lottery/constants';

const TONES: Record<DrawStatus, BadgeTone> = {
  open: 'jade',
  closed: 'amber',
  drawn: 'amber',
  settled: 'plain',
  voiding: 'amber',
  voided: 'vermilion',
};

/** The status of a draw. Amber: something is still to be done. */
export function DrawBadge({ status }: { status: DrawStatus }) {
  const t = useTranslations('backoffice-lottery.statuses');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
