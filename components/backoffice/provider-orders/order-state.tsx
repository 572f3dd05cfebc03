import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ProviderOrder } from '@/lib/cashier/providers/types';

const TONES: Record<ProviderOrder['status'], BadgeTone> = {
  starting: 'amber',
  open: 'amber',
  paid: 'jade',
  failed: 'plain',
  held: 'vermilion',
};

/** The status of an order at a provider, and below it what is wrong with it. */
export function OrderState({
  order,
}: {
  order: Pick<ProviderOrder, 'kind' | 'status' | 'problem' | 'lastFailure'>;
}) {
  const t = useTranslations('backoffice-providers');
  const { status, problem, lastFailure } = order;
  const isWaiting = status === 'starting' || status === 'open';
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={problem === 'CONTRADICTION' ? 'vermilion' : TONES[status]}>
        {t(`statuses.${status}`)}
      </Badge>
      {problem && (
        <span className="text-xs text-muted">
          {t(t.has(`problems.${problem}`) ? `problems.${problem}` : 'problems.REFUSED')}
        </span>
      )}
      {isWaiting && lastFailure && (
        <span className="text-xs text-muted">{t('noAnswer', { code: lastFailure })}</span>
      )}
    </span>
  );
}
