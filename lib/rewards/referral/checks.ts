import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/** Rewards for friends agree with what they were given for. Checked by `npm run verify`. */
export const REFERRAL_CHECKS: readonly Check[] = [
  check(
    'a reward for friends is the sum of what they brought',
    sql`
      SELECT 'reward ' || r.id,
             r.amount <> coalesce((SELECT sum(e.amount) FROM rewards.referral_earning e WHERE e.reward_id = r.id), 0)
        FROM rewards.reward r WHERE r.kind = 'referral'`,
  ),
];
