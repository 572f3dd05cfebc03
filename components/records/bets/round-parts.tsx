'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import { useDateFormat } from '../use-date-format';
import type { Round } from './types';

/** The money that each call of a vendor moved in a round. For rounds that have no details of their own. */
export function RoundParts({ round }: { round: Pick<Round, 'parts' | 'currency'> }) {
  const t = useTranslations('records.bets');
  const locale = useLocale();
  const format = useDateFormat();
  if (round.parts.length === 0) return <p className="text-sm text-muted">{t('noPicture')}</p>;
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline">
      {round.parts.map((part) => {
        const isCredit = !/^0*\.?0*$/.test(part.given);
        return (
          <li key={part.reference} className="flex items-center justify-between gap-4 px-4 py-3 text-sm">
            <span className={part.cancelled ? 'line-through' : ''}>
              {t.has(`part.${part.kind}`) ? t(`part.${part.kind}`) : part.kind}
              <span className="block text-xs text-faint">{format.time(part.at)}</span>
            </span>
            <Money
              value={isCredit ? part.given : `-${part.taken}`}
              currency={round.currency}
              locale={locale}
              symbol={false}
              signed
            />
          </li>
        );
      })}
    </ul>
  );
}
