'use client';

import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { parseAmount } from '@/lib/money/amount';
import { figure } from '../amount';
import { symbolUrl } from './pictures';
import { CoinShower } from './coin-shower';
import { CountUp } from './count-up';
import type { GameController } from './controller';
import type { GameSnapshot, Overlay } from './store';

interface Props {
  state: GameSnapshot;
  controller: GameController;
  tick(): void;
}

/** A panel over the whole game for a few seconds. A press anywhere closes it, or first ends its counter. */
export function GameOverlay({ state, controller, tick }: Props) {
  const { overlay } = state;
  const button = useRef<HTMLButtonElement>(null);
  const t = useTranslations('studio');
  useEffect(() => button.current?.focus({ preventScroll: true }), [overlay]);
  // The letters of a big win are fetched before it: it would begin in another face.
  useEffect(() => void document.fonts?.load('1em "Prize Face"', t('bigWin.3')), [t]);
  if (!overlay) return null;
  return (
    <button
      ref={button}
      type="button"
      className="studio-overlay"
      data-kind={overlay.kind}
      onClick={() => controller.press()}
    >
      <span className="studio-overlay-light" aria-hidden />
      {overlay.kind === 'bigWin' ? <CoinShower count={18 + overlay.level * 22} /> : null}
      <OverlayText overlay={overlay} state={state} tick={tick} />
    </button>
  );
}

function OverlayText({ overlay, state, tick }: { overlay: Overlay; state: GameSnapshot; tick(): void }) {
  const t = useTranslations('studio');
  const locale = useLocale();
  const { currency, game } = state.view!;
  switch (overlay.kind) {
    case 'featureIntro':
      return (
        <span className="studio-card">
          <span className="studio-card-title font-display">
            {overlay.feature === 'freeSpins' ? <b>{overlay.spins}</b> : null}
            {t(`feature.${overlay.feature}.title`, { count: overlay.spins })}
          </span>
          <span className="studio-card-text">{t(`feature.${overlay.feature}.text`)}</span>
          {overlay.chosenSymbol ? (
            <span className="studio-card-chosen">
              <img src={symbolUrl(game.pictures, overlay.chosenSymbol)} alt="" width={88} height={88} />
              <span>{t('feature.chosen')}</span>
            </span>
          ) : null}
          <span className="studio-card-go">{t('go')}</span>
        </span>
      );
    case 'resume':
      return (
        <span className="studio-card">
          <span className="studio-card-title font-display">{t('resume.title')}</span>
          <span className="studio-card-text">{t('resume.text', { left: overlay.spinsLeft })}</span>
          <span className="studio-card-go">{t('resume.go')}</span>
        </span>
      );
    case 'freeIntro': {
      const { grant } = overlay;
      const show = (value: string) => figure(parseAmount(value) ?? 0n, currency, locale);
      return (
        <span className="studio-card">
          <span className="studio-card-title font-display">
            <b>{grant.left}</b>
            {t('free.title', { count: grant.left })}
          </span>
          <span className="studio-card-text">{t('free.text', { stake: show(grant.stake) })}</span>
          <span className="studio-card-text">
            {grant.wagering === null ? t('free.real') : t('free.bonus', { multiple: Number(grant.wagering) })}{' '}
            {grant.most === null ? null : t('free.most', { most: show(grant.most) })}
          </span>
          <span className="studio-card-go">{t('go')}</span>
        </span>
      );
    }
    case 'freeOutro':
      return (
        <span className="studio-card" data-testid="studio-free-outro">
          <span className="studio-card-text">{t('free.over', { rounds: overlay.rounds })}</span>
          <CountUp
            value={overlay.payout}
            currency={currency}
            locale={locale}
            duration={overlay.duration}
            onTick={tick}
            className="studio-card-figure font-display"
          />
          <span className="studio-card-text">
            {overlay.payout === 0n
              ? t('free.nothing')
              : t(overlay.wagering === null ? 'free.paid' : 'free.paidBonus')}
          </span>
        </span>
      );
    case 'featureOutro':
      return (
        <span className="studio-card">
          <span className="studio-card-text">{t('outro.title', { spins: overlay.spins })}</span>
          <CountUp
            value={overlay.payout}
            currency={currency}
            locale={locale}
            duration={overlay.duration}
            onTick={tick}
            className="studio-card-figure font-display"
          />
          <span className="studio-card-text">{t('outro.text')}</span>
        </span>
      );
    case 'bigWin':
      return (
        <span className="studio-card">
          <span className="studio-prize" data-level={overlay.level}>
            {t(`bigWin.${overlay.level}`)}
          </span>
          <CountUp
            value={overlay.payout}
            currency={currency}
            locale={locale}
            duration={overlay.duration}
            onTick={tick}
            className="studio-card-figure font-display"
          />
        </span>
      );
  }
}
