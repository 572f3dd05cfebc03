/** The parts of the rules that operators set, each with a version of its own. */
export const RULE_KEYS = ['earning', 'ratio', 'checkIn', 'wheel'] as const;

/** Kinds of ledger transactions of points; `points.convert`, `points.redeem`, `points.return` and `points.prize` also move money. */
export const POINTS_KINDS = [
  'points.bet',
  'points.deposit',
  'points.registration',
  'points.checkIn',
  'points.prize',
  'points.reward',
  'points.adjust',
  'points.redeem',
  'points.return',
  'points.convert',
] as const;

export const MAX_TURNOVER_RULES = 50;
export const MAX_TIERS = 12;
/** The most points that one rule gives, or that one conversion takes. */
export const MAX_POINTS_AT_ONCE = 1_000_000_000;
export const CALENDAR_DAYS = 31;
export const MAX_DAY_SPINS = 20;

/** Round ids that one run of the bet feed reads in one database transaction. */
export const FEED_LIMIT = 5_000n;
/** A row can become visible later than its time: the reader goes back so far, and counts each row once. */
export const OVERLAP_MS = 3_600_000;

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** The most lines of an import of points. */
export const MAX_IMPORT_LINES = 200;
