'use client';

import type { Ref } from 'react';
import { useTranslations } from 'next-intl';
import type { GameSnapshot } from './store';

interface Props {
  ref: Ref<HTMLButtonElement>;
  state: GameSnapshot;
  onPress(): void;
}

/** The button of the next spin, drawn as a lantern. In a feature it shows how many spins are left. */
export function SpinButton({ ref, state, onPress }: Props) {
  const t = useTranslations('studio');
  const { phase, feature } = state;
  const left = feature?.spinsLeft;
  const label = phase === 'idle' ? t('spin') : feature ? t('spinsLeft', { left: left ?? 0 }) : t('stop');
  return (
    <button
      ref={ref}
      type="button"
      className="studio-spin"
      data-phase={phase}
      aria-label={label}
      data-testid="studio-spin"
      onClick={onPress}
    >
      <svg viewBox="0 0 100 100" aria-hidden className="studio-spin-ring">
        <circle cx="50" cy="50" r="46" />
        <path d="M50 22a28 28 0 1 1-26.3 18.4" />
        <path d="M23.7 24.5v16.6h16.6" />
      </svg>
      {feature && phase !== 'idle' ? <span className="studio-spin-count font-display">{left}</span> : null}
      {phase === 'spinning' && !feature ? <span className="studio-spin-stop" /> : null}
    </button>
  );
}
