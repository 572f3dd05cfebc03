/** The filters of /promotions beside "all", in their order (PROMO-1). */
export const PROMOTION_TYPES = [
  'sports',
  'live',
  'slots',
  'cards',
  'fish',
  'lotto',
  'rebate',
  'pointsMall',
  'ranking',
  'deposit',
  'appDownload',
  'newbie',
  'other',
] as const;

/** The status of a promotion by its times, with the names of PROMO-2. */
export const PROMOTION_STATUSES = ['process', 'comingSoon', 'close'] as const;

/** The most promotions on a page. An operator runs some dozens. */
export const MAX_SHOWN = 200;

/** The activity centre shows closed promotions for this many days. */
export const CLOSED_SHOWN_DAYS = 60;

export const MAX_TYPES = 4;
export const MAX_TITLE = 120;
export const MAX_SUMMARY = 300;
export const MAX_ACTION = 40;
export const MAX_BODY = 20_000;
