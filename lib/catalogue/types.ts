import type { Paging } from '@/lib/platform/page';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { GameType } from './constants';

export type Availability = 'active' | 'maintenance';

/** How our studio plays a game. */
export interface GameEngine {
  /** An engine of lib/studio/registry.ts. */
  kind: string;
  /** A model of that engine. */
  model: string;
  theme: string;
  palette: string;
  artSeed: number;
  /** The id of a stake table of the studio. */
  stakes: string;
}

/** What the picture is drawn from (lib/catalogue/artwork). */
export interface GameArt {
  theme: string;
  motif: string;
  palette: string;
  seed: number;
}

export type Names = { en: string } & Partial<Record<LocaleCode, string>>;

/** A game as the rooms above the catalogue know it. */
export interface Game {
  nodeId: bigint;
  vendor: string;
  gameType: GameType;
  code: string;
  names: Names;
  engine: GameEngine | null;
  art: GameArt;
  artVersion: number;
  /** Whether its picture was uploaded or read from the vendor; otherwise it is drawn from `art`. */
  hasArtwork: boolean;
  /** Whether players see it: it is not hidden and its vendor is not disabled. */
  listed: boolean;
  /** `active` if the game and its vendor are and the vendor has a launch address, else `maintenance`. */
  status: Availability;
  /** When the maintenance ends; null if that is not known. */
  maintenanceUntil: Date | null;
  isNew: boolean;
  isHot: boolean;
  allowsTrial: boolean;
  /** transfer: money first moves to a wallet at the vendor. */
  walletKind: 'single' | 'transfer';
  /** The currencies of real money that the vendor takes; empty: all. */
  currencies: string[];
  /** The vendor's launch address with placeholders (lib/gateway/launch/address.ts); null if it has none. */
  launchUrl: string | null;
  /** Whether the vendor's games open in the frame of /seamless, or in a window of their own. */
  opensIn: 'frame' | 'window';
}

/** A game as a tile shows it, in one language; plain data that may go to the browser. */
export interface GameCard {
  nodeId: string;
  vendor: string;
  gameType: GameType;
  code: string;
  name: string;
  /** The picture's address, 3:4, without text in it. */
  image: string;
  isNew: boolean;
  isHot: boolean;
  status: Availability;
}

export interface VendorCard {
  vendor: string;
  displayName: string;
  gameType: GameType;
  /** The mark on the dark and light ground, and while chosen. */
  logo: string;
  activeLogo: string;
  status: Availability;
  /** How many games it has in this category. */
  games: number;
  /** How many of them can be played; 0 while the vendor is under maintenance or has no launch address. */
  open: number;
}

/** An entry of the classify menu and the vendors that have games of it. */
export interface ClassEntry {
  code: string;
  games: number;
  vendors: string[];
}

export interface Category {
  gameType: GameType;
  vendors: VendorCard[];
  classes: ClassEntry[];
  games: number;
  /** How many of them can be played. */
  open: number;
}

/** A page of games. `total` is exact; for a search at most MAX_COUNT (1001), which means "more than 1,000". */
export interface GamePage extends Paging {
  games: GameCard[];
}

/** What a list is narrowed by; absent members do not narrow. */
export interface GameFilter {
  locale: LocaleCode;
  gameType?: GameType | undefined;
  vendor?: string | undefined;
  /** A server class; HOT and NEW by `isHot` and `isNew`. */
  gameClass?: string | undefined;
  isHot?: boolean | undefined;
  isNew?: boolean | undefined;
  /** Part of a title, in any language the title has. */
  search?: string | undefined;
  pageNum?: number | undefined;
  pageSize?: number | undefined;
}

/** One section of the home page. */
export interface HomeSection {
  /** HOT, or a category. */
  section: 'HOT' | GameType;
  games: GameCard[];
  vendors: VendorCard[];
  total: number;
  /** Whether a game of it can be played. */
  isOpen: boolean;
}
