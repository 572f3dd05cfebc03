'use client';

import { useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import { Countdown } from '../clock/countdown';
import type { OpenDraw } from './types';

interface Props {
  /** The draw that takes bets now. */
  current: OpenDraw | null;
  /** The game takes bets. */
  isOpen: boolean;
  className?: string;
}

/** The draw that takes bets and the time until its sales close, in one line: beside the numbers on a phone. */
export function DrawLine({ current, isOpen, className }: Props) {
  const t = useTranslations('lottery-board');
  if (!isOpen || !current)
    return <p className={classes('text-xs text-amber', className)}>{t(isOpen ? 'noDraw' : 'gameClosed')}</p>;
  return (
    <p className={classes('flex items-baseline justify-between gap-3 text-xs text-muted', className)}>
      <span>
        {t.rich('drawOf', { period: () => <bdi className="tabular text-ink">{current.period}</bdi> })}
      </span>
      <Countdown until={current.closesAt} className="text-base leading-none font-bold" />
    </p>
  );
}
