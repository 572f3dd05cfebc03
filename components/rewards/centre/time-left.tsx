'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'next-intl';
import { timeLeft } from './time-left-parts';

/** How long something can still be claimed. It counts down while it is shown. */
export function TimeLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const t = useTranslations('reward-centre');
  const end = Date.parse(until);
  const [left, setLeft] = useState(() => end - Date.now());
  const isOver = left <= 0;
  // Called once when the time is over, not whenever the caller renders.
  const announceEnd = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) return announceEnd();
    const timer = setInterval(() => setLeft(end - Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [end, isOver]);
  const { unit, first, second } = timeLeft(left);
  return <span className="tabular">{t(`left.${unit}`, { first, second })}</span>;
}
