export const MAX_RANKS = 20;
export const MAX_RANK_NAME = 24;
export const MAX_HOST_NAME = 60;
export const MAX_HOST_CONTACT = 200;
export const MAX_REASON = 300;

/** The pictures that a rank can have (components/vip/rank-medal.tsx). */
export const EMBLEMS = ['lantern', 'leaf', 'star', 'crown', 'gem'] as const;

/** The periods for which net losses are given back. */
export const CASHBACK_PERIODS = ['day', 'week', 'month'] as const;

/** Why a rank changed. */
export const CAUSES = ['reached', 'ladder', 'fallen', 'operator'] as const;

/** What the jobs do once for each period, and for each birthday. */
export const PERIOD_KINDS = ['keep', 'weekly', 'monthly', 'cashback', 'birthday'] as const;

/** A rate is a count of 1/1,000,000. */
export const WHOLE_RATE = 1_000_000n;

/** Members that one database transaction of a job handles. */
export const MEMBER_BATCH = 500;

/** A period is looked at this long after its end, so that rounds which were still open then can settle. */
export const SETTLE_MS = 2 * 3_600_000;

/** A row can become visible later than its time: the reader goes back so far. */
export const OVERLAP_MS = 3_600_000;

/** How many ended periods of a kind the job looks back for, if it did not run. */
export const LOOK_BACK = 6;

/** The amounts that every rank has: what it asks for, and what it gives. */
export const RANK_AMOUNTS = [
  'turnover',
  'deposits',
  'keepTurnover',
  'keepDeposits',
  'levelUp',
  'birthday',
  'weekly',
  'monthly',
  'cashbackMost',
] as const;
