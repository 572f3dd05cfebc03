import { useEffect } from 'react';
import type { GameController } from './controller';

/**
 * Space or Enter spins, up and down (or + and -) change the stake, M mutes, T switches turbo, I opens the rules. Keys are ignored while
 * a dialog is open and where the focused control uses the key itself.
 */
export function useGameKeys(
  controller: GameController,
  options: { blocked: boolean; onRules(): void },
): void {
  const { blocked, onRules } = options;
  useEffect(() => {
    if (blocked) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, select, textarea, [role="dialog"]')) return;
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      // A focused button handles Space and Enter itself.
      const own = target?.closest('button, a');
      if ((event.key === ' ' || event.key === 'Enter') && own && !own.classList.contains('studio-spin'))
        return;
      event.preventDefault();
      // A key that is held down spins once: its repeats are ignored here and by the button.
      if (event.repeat && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      action();
    };
    const actions: Record<string, () => void> = {
      ' ': () => controller.press(),
      Enter: () => controller.press(),
      ArrowUp: () => controller.stepStake(1),
      ArrowDown: () => controller.stepStake(-1),
      '+': () => controller.stepStake(1),
      '-': () => controller.stepStake(-1),
      m: () => controller.toggleMute(),
      t: () => controller.toggleTurbo(),
      i: onRules,
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [controller, blocked, onRules]);
}
