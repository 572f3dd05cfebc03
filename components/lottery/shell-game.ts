import type { WireMenuGame } from '@/lib/studio/lottery/wire';

/** What the page itself contains of a game: the same for every member, and true for longer than a draw. */
export type ShellGame = Pick<WireMenuGame, 'gameCode' | 'name' | 'region' | 'drawnByUs' | 'open'>;

/** A game of the menu: as the page contains it, and with the rest once the server has told it. */
export type DeskGame = ShellGame & Partial<Pick<WireMenuGame, 'closesAt' | 'last' | 'prizeModes'>>;
