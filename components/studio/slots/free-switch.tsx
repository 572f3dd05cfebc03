'use client';

import { useTranslations } from 'next-intl';
import type { GameSnapshot } from './store';

/** Says how many free rounds are left, and changes between them and the player's own money. */
export function FreeSwitch({ state, onPress }: { state: GameSnapshot; onPress(): void }) {
  const t = useTranslations('studio.free');
  const { free, view, phase } = state;
  const left = free ? free.left : (view!.freeRounds.find((grant) => grant.left > 0)?.left ?? 0);
  return (
    <button
      type="button"
      className="studio-free"
      aria-pressed={free !== null}
      disabled={phase !== 'idle'}
      data-testid="studio-free"
      onClick={onPress}
    >
      <span>{t('left', { left })}</span>
      <span className="studio-free-other">{t(free ? 'useMoney' : 'useFree')}</span>
    </button>
  );
}
