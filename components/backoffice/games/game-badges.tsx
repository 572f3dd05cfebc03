import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

interface StatusProps {
  status: 'active' | 'maintenance' | 'hidden';
  /** ISO 8601; null if the end is not known. */
  until: string | null;
  vendorStatus: 'active' | 'maintenance' | 'disabled';
}

/** Whether a game is open, and if not, whether that is its own state or its vendor's. */
export function GameStatusBadge({ status, until, vendorStatus }: StatusProps) {
  const t = useTranslations('backoffice-games');
  const format = useFormatter();
  const tone = status === 'active' ? 'jade' : status === 'maintenance' ? 'amber' : 'plain';
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      <Badge tone={tone}>{t(`status.${status}`)}</Badge>
      {until && (
        <span className="text-xs text-muted">
          {t('until', { when: format.dateTime(new Date(until), { dateStyle: 'short', timeStyle: 'short' }) })}
        </span>
      )}
      {vendorStatus !== 'active' && <Badge tone="amber">{t(`vendorStatus.${vendorStatus}`)}</Badge>}
    </span>
  );
}

interface MarkProps {
  isHot: boolean;
  hotPin: boolean | null;
  isNew: boolean;
  newPin: boolean | null;
}

/** The marks that players see, and which of them are pinned. */
export function GameMarks({ isHot, hotPin, isNew, newPin }: MarkProps) {
  const t = useTranslations('backoffice-games');
  const marks = [
    { key: 'hot', shown: isHot, pin: hotPin, tone: 'vermilion' },
    { key: 'new', shown: isNew, pin: newPin, tone: 'jade' },
  ] as const;
  const visible = marks.filter(({ shown, pin }) => shown || pin === false);
  if (visible.length === 0) return <span className="text-faint">–</span>;
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
      {visible.map(({ key, shown, pin, tone }) => (
        <Badge key={key} tone={shown ? tone : 'plain'}>
          {t(`marks.${key}`)}
          {pin !== null && <span>· {t(pin ? 'marks.on' : 'marks.off')}</span>}
        </Badge>
      ))}
    </span>
  );
}
