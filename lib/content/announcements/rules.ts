import type { Execution } from '../types';

/** The session storage key that says that the announcements of this audience were shown (CONT-3). */
export type AnnouncementAudience = 'visitor' | 'member';

export const shownFlagKey = (told: AnnouncementAudience): string => `popups-${told}`;

/** The audiences to request: B for visitors; A for members, and F at their first login. */
export function executionsFor(told: AnnouncementAudience, isFirstLogin: boolean): Execution[] {
  if (told === 'visitor') return ['B'];
  return isFirstLogin ? ['A', 'F'] : ['A'];
}

/** The type to request: PU is for everybody, PL is shown after a login. */
export const typesFor = (told: AnnouncementAudience): string[] =>
  told === 'visitor' ? ['PU'] : ['PU', 'PL'];

/**
 * Pages on which no announcement opens: pages with a dialog, a password form, a game, money or a verification, and previews of
 * the back office.
 */
export function isBusyPath(path: string): boolean {
  return /^\/(?:login|register|forget|reset|backoffice|member|seamless|fairness|lottery|seaLottery|vnLottery)(?:\/|$)/.test(
    path,
  );
}
