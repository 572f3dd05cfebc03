'use client';

import { useTranslations } from 'next-intl';
import type { RowShape } from '@/lib/studio/lottery/types';
import { quickPicksOf, type QuickPick } from './rows';

interface Props {
  at: number;
  row: RowShape;
  /** The name of the row, for screen readers. */
  name: string;
  onPick: (at: number, pick: QuickPick) => void;
}

/** All, big, small, odd, even and none of a row. */
export function QuickPicks({ at, row, name, onPick }: Props) {
  const t = useTranslations('lottery-board');
  const picks = quickPicksOf(row);
  if (picks.length === 0) return null;
  return (
    <div role="group" aria-label={t('quickPicks', { row: name })} className="-me-3 flex flex-wrap">
      {picks.map((pick) => (
        <button
          key={pick}
          type="button"
          onClick={() => onPick(at, pick)}
          className="min-h-11 min-w-11 rounded-control px-0.5 text-sm sm:px-2 text-muted transition hover:bg-raised hover:text-ink lg:min-h-9"
        >
          {t(`quick.${pick}`)}
        </button>
      ))}
    </div>
  );
}
