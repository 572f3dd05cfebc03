/**
 * The groups of banners (HOME-5): w_home is the first view of home, home is below its games, w_leftmenu is in the side
 * menu, forget is in the dialog of a forgotten password, the others are at the top of their page.
 */
export const BANNER_GROUPS = [
  'w_home',
  'home',
  'w_leftmenu',
  'promo',
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'elott',
  'lott',
  'forget',
] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

/** What a click on a banner opens; none: nothing. */
export const LINKAGE_TYPES = ['PAGE', 'PROMOTION', 'GAME', 'SERVICE', 'EXTERNAL'] as const;
export type LinkageType = (typeof LINKAGE_TYPES)[number];

export const MAX_TITLE = 80;
export const MAX_SUBTITLE = 160;
export const MAX_ACTION = 40;

/** The most banners that a group shows. A visitor sees ten in a minute. */
export const MAX_SHOWN = 10;
/** The most banners of a group in the back office. */
export const MAX_LISTED = 100;
