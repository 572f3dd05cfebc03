import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ManagedOperator } from '@/lib/backoffice/operators/queries';

const TONES: Record<ManagedOperator['status'], BadgeTone> = {
  active: 'jade',
  invited: 'amber',
  disabled: 'vermilion',
};

/** Whether an operator can log in. */
export function OperatorStatus({ status }: Pick<ManagedOperator, 'status'>) {
  return <Badge tone={TONES[status]}>{useTranslations('backoffice-operators.statuses')(status)}</Badge>;
}

/** Whether an operator has a second factor, or must set one up. */
export function FactorState({ hasFactor, isDue }: { hasFactor: boolean; isDue: boolean }) {
  const t = useTranslations('backoffice-operators.factor');
  if (hasFactor) return <Badge tone="jade">{t('set')}</Badge>;
  return isDue ? <Badge tone="amber">{t('due')}</Badge> : <Badge>{t('none')}</Badge>;
}
