import type { GameType } from '../constants';
import type { GameEngine, Names } from '../types';

export type GameStatus = 'active' | 'maintenance' | 'hidden';
export type VendorStatus = 'active' | 'maintenance' | 'disabled';

/** Whether a mark is computed (null), pinned on (true) or pinned off (false). */
export type Pin = boolean | null;

/** What the list of the back office is narrowed by; absent members do not narrow. */
export interface DeskFilter {
  /** Part of a name in any language, the beginning of a code, a vendor's code or name, or an id. */
  text?: string | undefined;
  vendor?: string | undefined;
  gameType?: GameType | undefined;
  gameClass?: string | undefined;
  status?: GameStatus | undefined;
  isHot?: boolean | undefined;
  isNew?: boolean | undefined;
}

/** The place of the last game of a page. */
export interface DeskCursor {
  rank: number;
  nodeId: bigint;
}

/** A game in the list of the back office. */
export interface DeskRow {
  nodeId: bigint;
  vendor: string;
  vendorStatus: VendorStatus;
  gameType: GameType;
  code: string;
  name: string;
  /** The picture's address, 300 by 400 if it is not drawn. */
  image: string;
  status: GameStatus;
  maintenanceUntil: Date | null;
  isHot: boolean;
  hotPin: Pin;
  isNew: boolean;
  newPin: Pin;
  rank: number;
}

export interface DeskPage {
  rows: DeskRow[];
  /** Up to 1,001, which means "more than 1,000". */
  total: number;
  /** The start of the next page; undefined on the last. */
  next: DeskCursor | undefined;
}

/** A game with everything that an operator may see or change. */
export interface DeskGame extends DeskRow {
  names: Names;
  classes: string[];
  engine: GameEngine | null;
  since: string;
  computedHot: boolean;
  computedNew: boolean;
  hasArtwork: boolean;
  artVersion: number;
  artworkUrl: string | null;
  artworkDue: boolean;
  artworkFailure: string | null;
  artworkSource: 'upload' | 'address' | null;
  version: number;
  changedAt: Date;
}
