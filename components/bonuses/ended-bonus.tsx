'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import type { WireBonus } from '@/lib/rewards/bonus-money/wire';
import { bonusTitle } from './bonus-title';

const TONES: Partial<Record<WireBonus['status'], BadgeTone>> = { completed: 'jade' };

/** A bonus that has ended: what was given, and what became of it. */
export function EndedBonus({ bonus }: { bonus: WireBonus }) {
  const t = useTranslations('bonuses');
  const tKinds = useTranslations('reward-centre.kinds');
  const locale = useLocale();
  const format = useFormatter();
  const money = { currency: bonus.currency, locale };
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">
          <bdi>{bonusTitle(tKinds, bonus)}</bdi>
        </p>
        <p className="text-xs text-faint">
          {bonus.endedAt &&
            format.dateTime(new Date(bonus.endedAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </p>
        {bonus.reason && (
          <p className="text-xs break-words text-muted">
            {bonus.reason === 'member' || bonus.reason === 'withdrawal' ? (
              t(`reasons.${bonus.reason}`)
            ) : (
              <bdi>{bonus.reason}</bdi>
            )}
          </p>
        )}
      </div>
      <div className="shrink-0 text-end">
        <Badge tone={TONES[bonus.status] ?? 'plain'}>{t(`statuses.${bonus.status}`)}</Badge>
        <p className="mt-1 text-xs text-muted">
          {t('granted')} <Money value={bonus.amount} {...money} />
        </p>
        {bonus.endedAmount && bonus.status !== 'spent' && (
          <p className="text-sm font-semibold">
            {t(bonus.status === 'completed' ? 'becameReal' : 'wentBack')}{' '}
            <Money value={bonus.endedAmount} {...money} />
          </p>
        )}
      </div>
    </li>
  );
}
