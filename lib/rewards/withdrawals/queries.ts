import { sql, type Db } from '@/lib/db/client';
import { flag } from '@/lib/content/queries';
import { ZERO, type Amount } from '@/lib/money/amount';
import { listActiveBonuses } from '../bonus-money/queries';
import { claimableBonuses } from '../centre/queries';
import { TURNOVER_SETTING } from './constants';
import type { DepositTurnover, WithdrawalConditions } from './types';

/** How often a deposit must be staked before a withdrawal, as the operators have set it; 0: never. */
export async function turnoverMultiple(db: Db): Promise<number> {
  const set = Number(await flag<unknown>(db, TURNOVER_SETTING.key, TURNOVER_SETTING.fallback));
  return Number.isInteger(set) && set >= 0 ? set : TURNOVER_SETTING.fallback;
}

/**
 * What is left to be staked of a member's deposits since their last withdrawal request. A deposit asks for its credited amount times the
 * multiple, and so does money that an agent above has sent; bets before a deposit do not count for it, and no bet counts twice. What is left is therefore, over each deposit, the greatest
 * of what it and the later ones ask for, minus the valid bets since it.
 *
 * Which deposits came after the request is told by the numbers of their postings, because both were posted under the lock of the member's
 * requests (lockMemberRequests) and two can have the same time.
 *
 * Whole hours are read from the roll-ups and their tail; within the hour of a deposit only rounds that began after it.
 */
export async function depositTurnover(db: Db, memberId: bigint): Promise<DepositTurnover> {
  const multiple = await turnoverMultiple(db);
  const none = { multiple, required: ZERO, wagered: ZERO, left: ZERO };
  if (multiple === 0) return none;
  const { rows } = await sql<{ required: Amount; wagered: Amount; left: Amount }>`
    WITH last AS (
      SELECT coalesce(max(w.hold_ledger_id), 0) AS posting FROM cashier.withdrawal w WHERE w.member_id = ${memberId}
    ), deposit AS (
      SELECT d.id, d.decided_at AS at, d.amount - d.fee AS amount, d.currency
        FROM cashier.deposit d
       WHERE d.member_id = ${memberId} AND d.status = 'approved' AND d.ledger_id > (SELECT l.posting FROM last l)
      UNION ALL
      SELECT t.id, t.created_at, t.amount, t.currency FROM cashier.member_transfer t
       WHERE t.to_member = ${memberId} AND t.direction = 'downline' AND t.ledger_id > (SELECT l.posting FROM last l)
    ), asked AS (
      SELECT d.at, d.currency, (sum(d.amount) OVER (ORDER BY d.at DESC, d.id DESC) * ${multiple})::bigint AS required,
             date_trunc('hour', d.at, coalesce((SELECT nullif(z.zone, '') FROM reporting.roll_up_zone z), 'UTC'))
               + interval '1 hour' AS hour_end
        FROM deposit d
    ), counted AS (
      SELECT a.required,
             (SELECT coalesce(sum(h.valid_bet), 0) FROM reporting.member_hour h
               WHERE h.member_id = ${memberId} AND h.hour >= a.hour_end AND h.currency = a.currency)
             + (SELECT coalesce(sum(u.valid_bet), 0) FROM reporting.unrolled u
                 WHERE u.member_id = ${memberId} AND u.settled_at >= a.hour_end AND u.currency = a.currency)
             + (SELECT coalesce(sum(r.valid_bet), 0) FROM gateway.round r
                 WHERE r.member_id = ${memberId} AND r.opened_at > a.at AND r.opened_at < a.hour_end AND r.settled_at < a.hour_end
                   AND r.status = 'closed' AND r.currency = a.currency) AS wagered
        FROM asked a
    )
    SELECT c.required, c.wagered::bigint AS wagered, (c.required - c.wagered)::bigint AS left
      FROM counted c WHERE c.required > c.wagered ORDER BY c.required - c.wagered DESC LIMIT 1`.execute(db);
  return rows[0] ? { multiple, ...rows[0] } : none;
}

/** What a withdrawal asks of a member first, and the bonuses that it would forfeit. */
export async function withdrawalConditions(db: Db, memberId: bigint): Promise<WithdrawalConditions> {
  return {
    turnover: await depositTurnover(db, memberId),
    bonuses: await listActiveBonuses(db, memberId),
    claimable: await claimableBonuses(db, memberId),
  };
}
