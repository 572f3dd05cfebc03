import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { FlagStatus, Severity } from '@/lib/risk/types';

const SEVERITY: Record<Severity, BadgeTone> = { low: 'plain', medium: 'amber', high: 'vermilion' };
const STATUS: Record<FlagStatus, BadgeTone> = { open: 'amber', confirmed: 'vermilion', dismissed: 'plain' };

/** How severe a flag is. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  const t = useTranslations('backoffice-risk.severities');
  return <Badge tone={SEVERITY[severity]}>{t(severity)}</Badge>;
}

/** The status of a flag, and whether it holds withdrawals. */
export function FlagStatusBadge({ status, holds }: { status: FlagStatus; holds: boolean }) {
  const t = useTranslations('backoffice-risk');
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={STATUS[status]}>{t(`statuses.${status}`)}</Badge>
      {holds && <Badge tone="vermilion">{t('holds')}</Badge>}
    </span>
  );
}
