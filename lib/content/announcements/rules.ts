import type { Execution } from '../types';

/** Who is told: each has a flag of its own in the session's storage (product.md §4, public popups). */
export type Told = 'visitor' | 'member';

export const flagOf = (told: Told): string => `popups-${told}`;

/** Whose announcements are asked for: B visitors, A whoever is logged in, F besides where it is their first time. */
export function executionsFor(told: Told, isFirstLogin: boolean): Execution[] {
  if (told === 'visitor') return ['B'];
  return isFirstLogin ? ['A', 'F'] : ['A'];
}

/** PU is for everybody; PL is what is told after a login. */
export const typesFor = (told: Told): string[] => (told === 'visitor' ? ['PU'] : ['PU', 'PL']);

/** Pages on which nobody is interrupted: a dialog of their own, a password, a game, money, a proof. */
export function isBusyPath(path: string): boolean {
  return /^\/(?:login|register|forget|reset|member|seamless|fairness|lottery|seaLottery|vnLottery)(?:\/|$)/.test(
    path,
  );
}
