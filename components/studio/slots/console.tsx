'use client';

import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { BookOpen, Minus, Plus, ShieldCheck, Volume2, VolumeX, Zap, ZapOff } from '@/components/ui/icons';
import { parseAmount } from '@/lib/money/amount';
import { figure } from '../amount';
import type { GameController } from './controller';
import { SpinButton } from './spin-button';
import { StakePicker } from './stake-picker';
import type { GameSnapshot } from './store';

interface Props {
  state: GameSnapshot;
  controller: GameController;
  onRules(): void;
  onFairness(): void;
}

/** The controls of the game: balance, stake, the spin button and the small buttons. */
export function Console({ state, controller, onRules, onFairness }: Props) {
  const t = useTranslations('studio');
  const locale = useLocale();
  const [picking, setPicking] = useState(false);
  const view = state.view!;
  const stake = parseAmount(view.stakes[state.stakeIndex] ?? '0') ?? 0n;
  const free = state.free ? parseAmount(state.free.stake) : undefined;
  const shown = state.feature && view.round ? (parseAmount(view.round.stake) ?? stake) : (free ?? stake);
  const idle = state.phase === 'idle' && !state.free;
  const spin = useRef<HTMLButtonElement>(null);
  // After a mouse click on a small button the spin button gets the focus, so that Space spins. Not after a touch: the presses of a
  // screen reader look like touches, and the reader would lose its place.
  const byMouse = useRef(false);
  const noteKind = (event: PointerEvent) => {
    byMouse.current = event.pointerType === 'mouse' && event.button === 0;
  };
  const keepFocus = (event: MouseEvent) => {
    if (!byMouse.current || event.detail === 0) return;
    event.preventDefault();
    spin.current?.focus({ preventScroll: true });
  };
  return (
    <div className="studio-console">
      <div className="studio-tools" onPointerDown={noteKind} onMouseDown={keepFocus}>
        <ToolButton label={t('rules.open')} onPress={onRules}>
          <BookOpen aria-hidden />
        </ToolButton>
        <ToolButton label={t('fairness.open')} onPress={onFairness}>
          <ShieldCheck aria-hidden />
        </ToolButton>
        <ToolButton label={t(state.turbo ? 'turboOff' : 'turboOn')} onPress={() => controller.toggleTurbo()}>
          {state.turbo ? <Zap aria-hidden /> : <ZapOff aria-hidden />}
        </ToolButton>
        <ToolButton label={t(state.muted ? 'soundOn' : 'soundOff')} onPress={() => controller.toggleMute()}>
          {state.muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </ToolButton>
      </div>
      <dl className="studio-balance">
        <dt>
          {t(view.trial ? 'playBalance' : 'balance')}{' '}
          <span className="studio-currency">{view.trial ? '' : view.currency}</span>
        </dt>
        <dd data-testid="studio-balance">{figure(state.balance, view.currency, locale)}</dd>
      </dl>
      <div className="studio-stake" onPointerDown={noteKind} onMouseDown={keepFocus}>
        <button
          type="button"
          className="studio-step"
          aria-label={t('stakeLess')}
          disabled={!idle || state.stakeIndex === 0}
          onClick={() => controller.stepStake(-1)}
        >
          <Minus aria-hidden />
        </button>
        <button
          type="button"
          className="studio-stake-figure"
          aria-haspopup="dialog"
          disabled={!idle}
          onClick={() => setPicking(true)}
        >
          <span>{t(state.free ? 'free.stake' : 'stake')}</span>
          <strong data-testid="studio-stake">{figure(shown, view.currency, locale)}</strong>
        </button>
        <button
          type="button"
          className="studio-step"
          aria-label={t('stakeMore')}
          disabled={!idle || state.stakeIndex === view.stakes.length - 1}
          onClick={() => controller.stepStake(1)}
        >
          <Plus aria-hidden />
        </button>
      </div>
      <SpinButton ref={spin} state={state} onPress={() => controller.press()} />
      <StakePicker
        open={picking}
        onClose={() => setPicking(false)}
        view={view}
        chosen={state.stakeIndex}
        onChoose={(index) => {
          controller.chooseStake(index);
          setPicking(false);
        }}
      />
    </div>
  );
}

function ToolButton(props: { label: string; onPress(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      className="studio-tool"
      aria-label={props.label}
      title={props.label}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}
