import type { GameType } from '@/lib/catalogue/constants';

/** Where each category's games are (product.md §2, category route map; cockfight has a page of its own beside them). */
export const CATEGORY_PATHS: Readonly<Record<GameType, string>> = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  SPORTS: '/sports',
  PVP: '/pvp',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
  ELOTT: '/elott',
  LOTT: '/lott',
};

/** Pages of the member centre that the shell links to. */
export const MEMBER_PATHS = {
  security: '/member',
  deposit: '/member/deposit',
  withdraw: '/member/withdraw',
  bets: '/member/bets',
  account: '/member/account',
  messages: '/member/messages',
} as const;

/** Vendors whose marks stand in the footer (product.md §2). */
export const FOOTER_VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const;
