/** The filters of /promotions beside "all", in their order (product.md §2, other screens). */
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

/** Where a promotion is in its time, by the names that product.md §4 gives to an activity's statuses. */
export const PROMOTION_STATUSES = ['process', 'comingSoon', 'close'] as const;

/** The most promotions that a page shows at once; an operator runs some dozens. */
export const MOST_SHOWN = 200;

/** The activity centre tells of what has closed for so many days. */
export const CLOSED_SHOWN_DAYS = 60;

export const MOST_TYPES = 4;
export const MOST_TITLE = 120;
export const MOST_SUMMARY = 300;
export const MOST_ACTION = 40;
export const MOST_BODY = 20_000;
