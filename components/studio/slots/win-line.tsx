'use client';

import { useLocale, useTranslations } from 'next-intl';
import { parseAmount } from '@/lib/money/amount';
import { figure } from '../amount';
import { CountUp } from './count-up';
import type { GameSnapshot } from './store';

/** The line under the reels that describes the win. Screen readers read it when it changes. */
export function WinLine({ state, tick }: { state: GameSnapshot; tick: () => void }) {
  const t = useTranslations('studio');
  const locale = useLocale();
  const currency = state.view!.currency;
  const { litWin, win, feature, phase } = state;
  const hint = phase === 'idle' && win === 0n ? t(state.free ? 'free.hint' : 'hint') : '';
  const stake = parseAmount(state.roundStake ?? '0') ?? 0n;
  // What comes back of the stake is a payout and no win: it is not celebrated.
  const below = win < stake && !state.isFreeRound;
  const isOver = phase === 'idle' && !feature;
  const write = (value: bigint) => figure(value, currency, locale);
  return (
    <div className="studio-win" data-below={(win > 0n && below) || undefined}>
      {win > 0n ? (
        <p className="flex flex-wrap items-baseline justify-center gap-x-2">
          <span className="text-xs font-medium tracking-wide text-muted">
            {feature ? t('roundWin') : below ? t('payout') : t('win')}
          </span>
          <CountUp
            value={win}
            currency={currency}
            locale={locale}
            // The panel of a big win has counted already.
            duration={below || state.overlay ? 0 : state.turbo ? 250 : 700}
            onTick={state.muted ? undefined : tick}
            className="studio-win-figure font-display"
          />
          {below && isOver ? (
            <span className="text-xs text-muted tabular-nums" data-testid="studio-net">
              {t('net', { amount: write(win - stake) })}
            </span>
          ) : null}
        </p>
      ) : (
        <p className="text-sm text-faint">{hint}</p>
      )}
      <p className="h-4 text-2xs text-muted" aria-hidden>
        {litWin &&
          t(`told.${litWin.kind}`, {
            count: litWin.count,
            line: (litWin.line ?? 0) + 1,
            ways: litWin.ways ?? 0,
            payout: figure(parseAmount(litWin.payout) ?? 0n, currency, locale),
          })}
      </p>
      <p className="sr-only" role="status">
        {isOver && win > 0n
          ? below
            ? t('paidAloud', { payout: write(win), net: write(win - stake) })
            : t('wonAloud', { payout: write(win) })
          : ''}
        {feature && 'spinsAwarded' in feature ? t('freeSpinsAloud', { left: feature.spinsLeft }) : ''}
      </p>
    </div>
  );
}
