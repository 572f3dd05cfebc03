/** The categories, in their order on the home page (HOME-2). */
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

/** The order of the side menu (SHELL-3). */
export const MENU_ORDER: readonly GameType[] = [
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
];

/** Categories whose page is a game centre: it shows the vendors first, then the games of one (LOBBY-6). */
export const GAME_CENTRES: readonly GameType[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'];

/** Values of a lobby's classify menu, beside ALL, HOT, RECENT and NEW. Operators may add codes of their own. */
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

/** Vendors with these codes are taken out of SPORTS into a category of their own (LOBBY-7). */
export const ESPORTS_VENDORS: readonly string[] = ['IMES', 'TF', 'IA'];
export const COCKFIGHT_VENDORS: readonly string[] = ['DS88', 'DIG', 'SV3'];

/** The lottery pages: /lottery, /seaLottery, /vnLottery (GAME-1, LOTT-1). */
export type LotteryHall = 'LOTTERY' | 'SEA' | 'VN';

/** Sizes of lists (HOME-3, LOBBY-2, LOBBY-8). */
export const LOBBY_PAGE_SIZE = 15;
export const FAVOURITES_PAGE_SIZE = 999;
/** The most favourites of a member: one page of them. */
export const MAX_FAVOURITES = 999;
export const RECENT_GAMES = 20;
export const HOME_SECTION_SIZE = 20;
/** The most cockfight and lottery vendors on the home page. */
export const HOME_VENDOR_LIMIT = 5;
/** Totals of a search stop here: `total` is then 1001 and means "more than 1,000". */
export const MAX_COUNT = 1001;

/** The launch address of a vendor whose games our studio plays (lib/gateway/launch/address.ts). */
export const STUDIO_LAUNCH_URL = '/studio/{language}/{engine}/{node}#{token}';
