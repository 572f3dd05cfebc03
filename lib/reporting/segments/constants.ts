/** The fields of conditions, by kind. */
export const CHOICE_FIELDS = ['status', 'kind', 'group', 'country', 'language', 'currency'] as const;
export const AGE_FIELDS = ['registeredAgo', 'lastLoginAgo'] as const;
export const AMOUNT_FIELDS = [
  'depositSum',
  'withdrawalSum',
  'stakes',
  'validBets',
  'payouts',
  'balance',
] as const;
/** A figure that can be below zero. */
export const SIGNED_FIELDS = ['grossRevenue'] as const;
export const COUNT_FIELDS = ['depositCount', 'withdrawalCount', 'rounds'] as const;

export const STATUSES = ['active', 'disabled'] as const;
/** Trial players belong to no segment. */
export const KINDS = ['member', 'agent'] as const;

export const MAX_CONDITIONS = 12;
/** The most values of one choice; there are some 250 countries. */
export const MAX_VALUES = 300;
/** Ten years. */
export const MAX_DAYS = 3_650;
export const MAX_COUNT = 1_000_000_000;
export const MAX_NAME = 80;
