import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { VendorStatus } from '@/lib/catalogue/desk/types';

const TONES = { active: 'jade', maintenance: 'amber', disabled: 'plain' } as const;

/** Whether a vendor is open, paused or disabled. */
export function VendorStateBadge({ status }: { status: VendorStatus }) {
  const t = useTranslations('backoffice-vendors');
  return <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>;
}
