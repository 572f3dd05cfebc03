import { useTranslations } from 'next-intl';
import { UserRound } from '@/components/ui/icons';
import { Badge } from '@/components/ui/badge';

/** The operator who has claimed a request; null for the cell of one that nobody has claimed. */
export function ClaimBadge({ name, isMine }: { name: string; isMine: boolean }) {
  const t = useTranslations('backoffice-queues');
  return (
    <Badge tone={isMine ? 'amber' : 'plain'}>
      <UserRound aria-hidden className="size-3" />
      {isMine ? t('claimedByMe') : <bdi>{name}</bdi>}
    </Badge>
  );
}
