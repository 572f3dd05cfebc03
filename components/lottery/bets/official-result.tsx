'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { LocaleCode } from '@/lib/i18n/locales';
import { useSecondsUntil } from '../clock/use-server-second';
import { drawMoment } from '../results/moments';

interface Props {
  drawsAt: string;
  /** The game's zone. */
  zone: string;
}

/** Says of a bet that waits when the official result of its draw is expected, or that it is overdue. */
export function OfficialResult({ drawsAt, zone }: Props) {
  const t = useTranslations('lottery.bets.official');
  const locale = useLocale() as LocaleCode;
  const seconds = useSecondsUntil(drawsAt);
  const time = drawMoment(locale, drawsAt, zone);
  return <p className="text-xs text-amber">{t(seconds === 0 ? 'waiting' : 'expected', { time })}</p>;
}
