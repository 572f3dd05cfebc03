'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Money } from '@/components/ui/money';
import { X } from '@/components/ui/icons';
import { formatDecimal, parseAmount, ZERO } from '@/lib/money/amount';
import { serverNow } from '../clock/server-clock';
import { wonBetsQuery } from './bet-queries';

/** The numbers of the draw land first. */
const AFTER_MS = 3_000;

/** Says that bets have won since the page was opened: one note for the draw that was settled last. */
export function WinNote() {
  const t = useTranslations('lottery.win');
  const tPlays = useTranslations('lottery-plays');
  const locale = useLocale();
  const [since] = useState(serverNow);
  const [seen, setSeen] = useState<string>();
  const [shown, setShown] = useState<string>();
  const { data } = useQuery(wonBetsQuery());
  const wins = (data?.list ?? []).filter(({ settledAt }) => settledAt && Date.parse(settledAt) > since);
  const last = wins[0];
  const key = last && `${last.gameCode} ${last.period}`;
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(() => setShown(key), AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  if (!last || key === seen || key !== shown) return null;
  const payout = wins
    .filter((bet) => bet.gameCode === last.gameCode && bet.period === last.period)
    .reduce((sum, bet) => sum + (parseAmount(bet.payout) ?? ZERO), 0n);
  return (
    <div
      role="status"
      className="lottery-win relative flex items-center gap-4 overflow-hidden rounded-card border border-jade/50 bg-surface px-4 py-3.5 shadow-lift"
    >
      <span aria-hidden className="lottery-glow" />
      <div className="relative min-w-0 flex-1">
        <p className="text-sm text-muted">
          {t('title', { game: tPlays(`games.${last.gameCode}`), period: last.period })}
        </p>
        <p className="font-display text-3xl font-extrabold text-jade">
          <Money value={formatDecimal(payout)} currency={last.currency} locale={locale} />
        </p>
      </div>
      <button
        type="button"
        aria-label={t('close')}
        onClick={() => setSeen(key)}
        className="relative grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
