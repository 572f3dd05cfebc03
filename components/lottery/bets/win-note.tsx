'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { muteNotices } from '@/components/session/muted-notices';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import { X } from '@/components/ui/icons';
import { formatDecimal, ZERO } from '@/lib/money/amount';
import { serverNow } from '../clock/server-clock';
import { drawBetsQuery, netOf, wonBetsQuery, type BetPage } from './bet-queries';

/**
 * Says what a draw has paid since the page was opened: one note for the draw that was settled last, with what is left after all stakes in it.
 * Only a gain is celebrated. It takes the place of the notice that other pages show.
 * The bets are read when the numbers of the draw are shown.
 */
export function WinNote() {
  const [since] = useState(serverNow);
  const [seen, setSeen] = useState<string>();
  const { data } = useQuery(wonBetsQuery());
  const last = data?.list.find(({ settledAt }) => settledAt && Date.parse(settledAt) > since);
  const key = last && `${last.gameCode} ${last.period}`;
  const draw = useQuery({
    ...drawBetsQuery(last?.gameCode ?? '', last?.period ?? ''),
    enabled: last !== undefined,
  });
  useEffect(() => muteNotices('lotteryWon'), []);
  if (!last || !draw.data || key === seen) return null;
  const { gameCode, period } = last;
  const { summary } = draw.data;
  return (
    <Note key={key} gameCode={gameCode} period={period} summary={summary} onClose={() => setSeen(key)} />
  );
}

interface NoteProps {
  gameCode: string;
  period: string;
  /** Of the member's bets in the draw. */
  summary: BetPage['summary'];
  onClose: () => void;
}

function Note({ gameCode, period, summary, onClose }: NoteProps) {
  const t = useTranslations('lottery.win');
  const tPlays = useTranslations('lottery-plays');
  const locale = useLocale();
  const net = netOf(summary);
  const isGain = net > ZERO;
  const money = { currency: summary.currency, locale };
  return (
    <div
      role="status"
      className={classes(
        'sticky top-[calc(var(--header-height)+2.25rem)] z-20 flex items-center gap-4 overflow-hidden rounded-card border bg-surface px-4 py-3 shadow-lift',
        isGain ? 'lottery-win border-jade/50' : 'border-hairline',
      )}
    >
      {isGain && <span aria-hidden className="lottery-glow" />}
      <div className="relative min-w-0 flex-1">
        <p className="text-sm text-muted">
          {t(isGain ? 'title' : 'paid', { game: tPlays(`games.${gameCode}`), period })}
        </p>
        <p className={isGain ? 'font-display text-3xl font-extrabold' : 'text-lg font-bold'}>
          <Money value={formatDecimal(net)} {...money} signed />
        </p>
        <p className="text-xs text-muted">
          {t.rich('sums', {
            payout: () => <Money value={summary.payout} {...money} />,
            stake: () => <Money value={summary.stake} {...money} />,
          })}
        </p>
      </div>
      <button
        type="button"
        aria-label={t('close')}
        onClick={onClose}
        className="relative grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
