import type { Db } from '@/lib/db/client';
import { withTimeLimit } from '@/lib/db/time-limit';
import * as risk from '@/lib/risk/commands';
import type { DetectorName, Thresholds } from '@/lib/risk/types';

/** Milliseconds for each statement of a trial; it reads the rows of 30 days in parts. */
const TRIAL_MS = 10_000;

/** A trial of a detector's rule for an operator. Throws what tryRule of lib/risk throws, QUERY_TOO_SLOW 503. */
export const tryRule = (db: Db, detector: DetectorName, thresholds: Thresholds): Promise<risk.Trial> =>
  withTimeLimit(db, TRIAL_MS, (tx) => risk.tryRule(tx, detector, thresholds));
