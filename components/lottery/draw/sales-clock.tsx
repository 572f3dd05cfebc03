'use client';

import { useLocale, useTranslations } from 'next-intl';
import { classes } from '@/components/ui/classes';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { WireCurrent } from '@/lib/studio/lottery/wire';
import { countdownParts } from '../clock/countdown-text';
import { useSecondsUntil } from '../clock/use-server-second';
import { drawMoment } from '../results/moments';

const WARNING_SECONDS = 10;

interface Props {
  /** Bets on the game are taken. */
  open: boolean;
  draw: WireCurrent['draw'];
  coming: WireCurrent['coming'];
  /** The game's zone. */
  zone: string;
}

/** The draw that takes bets now and the time until its sales close, by the server's clock. */
export function SalesClock({ open, draw, coming, zone }: Props) {
  const t = useTranslations('lottery');
  const locale = useLocale() as LocaleCode;
  const seconds = useSecondsUntil(draw?.closesAt);
  if (!open) return <p className="text-sm font-medium text-amber">{t('notOpen')}</p>;
  if (!draw)
    return (
      <div>
        <p className="font-medium">{t('noSales')}</p>
        {coming[0] && (
          <p className="text-sm text-muted">
            {t('nextDraw', { period: coming[0].period, time: drawMoment(locale, coming[0].drawsAt, zone) })}
          </p>
        )}
      </div>
    );
  const { days, digits } = countdownParts(seconds ?? 0);
  const isUrgent = seconds !== undefined && seconds <= WARNING_SECONDS;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-xs text-muted">
        {seconds === 0 ? t('closed', { period: draw.period }) : t('closesIn', { period: draw.period })}
      </p>
      <p
        role="timer"
        aria-live="off"
        dir="ltr"
        className={classes(
          'flex items-center gap-1.5 self-start font-display text-3xl leading-none font-extrabold tabular',
          isUrgent ? 'text-vermilion' : 'text-ink',
        )}
      >
        {days > 0 && <span className="text-xl">{t('days', { count: days })}</span>}
        {digits.map((digit, at) => (
          <span key={at} className="contents">
            {at > 0 && <span className="text-faint">:</span>}
            <span
              className={classes(
                'min-w-[2ch] rounded-control px-2 py-1.5 text-center',
                isUrgent ? 'bg-vermilion-wash' : 'bg-sunken',
              )}
            >
              {seconds === undefined ? '––' : digit}
            </span>
          </span>
        ))}
      </p>
    </div>
  );
}
