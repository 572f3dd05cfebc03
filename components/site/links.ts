import type { GameType } from '@/lib/catalogue/constants';

/** The path of each category's page. */
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

/** Whether the site has lotteries, and so a page of their results. */
export const hasLottery = (categories: readonly GameType[]): boolean =>
  categories.includes('LOTT') || categories.includes('ELOTT');

/** Paths of the member centre that header, menus and footer link to. */
export const MEMBER_PATHS = {
  security: '/member',
  deposit: '/member/deposit',
  withdraw: '/member/withdraw',
  bets: '/member/bets',
  account: '/member/account',
  rewards: '/member/rewards',
  messages: '/member/messages',
  bonuses: '/member/bonuses',
  protection: '/member/protection',
} as const;

/** Vendors whose logos are in the footer. */
export const FOOTER_VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const;
