import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { MemberTableRow } from '@/lib/backoffice/tables/sources/members';

/** The kind of an account, and whether it is disabled. */
export function MemberBadges({ kind, status }: Pick<MemberTableRow, 'kind' | 'status'>) {
  const t = useTranslations('backoffice.members');
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={kind === 'agent' ? 'amber' : 'plain'}>{t(`kinds.${kind}`)}</Badge>
      {status !== 'active' && <Badge tone="vermilion">{t('closed')}</Badge>}
    </span>
  );
}
