import { sql } from '@/lib/db/client';
import { DEPOSITS, ROUNDS, SESSIONS, WITHDRAWALS } from '../sources';
import type { Detector, DetectorName, EvidenceRow, Source } from '../types';
import { findPace, paceFinding } from './pace';

const MINUTE = 60_000;

/** A detector of many events of one member within minutes. */
const velocity = (
  name: DetectorName,
  source: Source,
  what: EvidenceRow['what'],
  shipped: { count: number; minutes: number; most?: number; longest: number },
  amount?: string,
): Detector => ({
  name,
  source,
  severity: 'low',
  thresholds: [
    { key: 'count', unit: 'count', minimum: 2, maximum: shipped.most ?? 1000, shipped: shipped.count },
    { key: 'minutes', unit: 'minutes', minimum: 1, maximum: shipped.longest, shipped: shipped.minutes },
  ],
  async find(db, range, { count, minutes }) {
    const window = minutes! * MINUTE;
    const found = await findPace(db, source, range, {
      window,
      least: count!,
      ...(amount ? { amount, where: sql`s.currency <> 'PLY'` } : {}),
    });
    return [...found].map(([member, events]) => paceFinding(member, events, what, window));
  },
});

/** Many logins. */
export const loginVelocity = velocity('loginVelocity', SESSIONS, 'session', {
  count: 15,
  minutes: 60,
  longest: 1440,
});

/** Many requests for a deposit. */
export const depositVelocity = velocity(
  'depositVelocity',
  DEPOSITS,
  'deposit',
  { count: 8, minutes: 120, longest: 10_080 },
  'amount',
);

/** Many requests for a withdrawal. */
export const withdrawalVelocity = velocity(
  'withdrawalVelocity',
  WITHDRAWALS,
  'withdrawal',
  { count: 5, minutes: 1440, longest: 10_080 },
  'amount',
);

/** More rounds than a person plays by hand. The window is short, so that only a member's newest rounds are read. */
export const betVelocity = velocity(
  'betVelocity',
  ROUNDS,
  'round',
  { count: 600, minutes: 10, most: 4000, longest: 60 },
  'stake',
);
