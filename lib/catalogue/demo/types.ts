import type { MotifId, PaletteId } from '../artwork/constants';
import type { ThemeId } from '../artwork/themes';
import type { Names } from '../naming/types';
import type { VendorCode } from './vendors';

export const GAME_TYPES = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** What the classify menu of a lobby can narrow to. */
export const GAME_CLASSES = [
  'lines',
  'ways',
  'cascade',
  'cluster',
  'free-spins',
  'jackpot',
  'table',
  'arcade',
  'bingo',
  'scratch',
  'video-poker',
  'mini',
] as const;
export type GameClass = (typeof GAME_CLASSES)[number];

/** A model of our studio that a game can run on, and the classes that hold for it. */
export interface ModelChoice {
  /** An engine of lib/studio/registry.ts. */
  readonly engine: string;
  readonly code: string;
  readonly classes: readonly GameClass[];
}

export interface DemoGame {
  readonly vendor: VendorCode;
  readonly gameType: GameType;
  /** Unique in the whole catalogue; stays the same from one seed to the next. */
  readonly code: string;
  readonly names: Names;
  /** The Arabic name, of games whose names are translated and not invented. */
  readonly arabic?: string;
  readonly theme: ThemeId;
  readonly motif: MotifId;
  readonly palette: PaletteId;
  /** The seed of the picture: `renderTile({ seed: artSeed, theme, motif, palette })`. */
  readonly artSeed: number;
  /** The engine and its model; null if no engine of ours runs the game. */
  readonly engine: string | null;
  readonly model: string | null;
  /** The id of the stake table; null where the engine has none, or no engine of ours runs the game. */
  readonly stakeTable: string | null;
  readonly classes: readonly GameClass[];
  /** How many days before its first import it came. */
  readonly age: number;
  /** False: listed, shown as under maintenance, and launching it says so. */
  readonly playable: boolean;
}
