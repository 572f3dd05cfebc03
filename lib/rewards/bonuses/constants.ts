/** What a bonus is given for. `event`: what another room reports (recordBonusEvent). `birthday`: once a year. `hand`: an operator names the members. */
export const BONUS_TRIGGERS = [
  'registration',
  'deposit',
  'code',
  'loss',
  'turnover',
  'event',
  'birthday',
  'hand',
] as const;
/** The events that rooms report. */
export const BONUS_EVENTS = ['vip', 'referral', 'mission'] as const;
/** What it pays. Beside money the rule can have free rounds too. */
export const BONUS_PAYOUTS = ['money', 'points', 'freeRounds'] as const;
/** Settlement periods of loss and turnover; a week begins on Monday. */
export const BONUS_PERIODS = ['day', 'week', 'month'] as const;
export const ONE_PER = ['device', 'address'] as const;

/** The conditions of a bonus, in the order in which they are shown. */
export const CONDITIONS = [
  'published',
  'schedule',
  'standing',
  'group',
  'segment',
  'rank',
  'country',
  'language',
  'newMember',
  'birthday',
  'birthdaySettled',
  'birthdayYear',
  'ordinal',
  'minimum',
  'amount',
  'perMember',
  'device',
  'address',
  'exclusive',
  'budget',
  'count',
] as const;

export const MAX_TITLE = 80;
export const MAX_TERMS = 600;
export const MAX_STEPS = 12;
export const MAX_VALUES = 60;
export const MAX_BONUSES = 200;
/** The most bonuses that a member is shown; the newest ones. */
export const MAX_OFFERS = 50;
/** A bonus can be for the first deposit up to this one; later ones are not told apart. */
export const MAX_ORDINAL = 100;
/** The most accounts of one giving by hand. */
export const MAX_ACCOUNTS = 200;
/** How many events one run of the job decides. */
export const EVENT_LIMIT = 1_000;
/** A row can become visible later than its time: the reader goes back so far, and each event is decided once. */
export const OVERLAP_MS = 3_600_000;
/** How long after the end of a period its losses and turnovers are read, because rounds settle late. */
export const PERIOD_WAIT_MS = 2 * 3_600_000;
/** A birthday counts so many days after it was set or changed, unless a document proves it. */
export const BIRTHDAY_WAIT_DAYS = 30;
/** How many days the birthdays of a day are still read after it, if the job did not run. */
export const BIRTHDAY_LOOK_BACK = 2;
/** How many birthdays are read at once. */
export const BIRTHDAY_BATCH = 500;
/** How far back devices and addresses of members are compared. */
export const DEVICE_DAYS = 90;
