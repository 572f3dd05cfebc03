import { sql } from '@/lib/db/client';
import { REFERRAL_CHECKS } from './referral/checks';
import { check, type Check } from '@/lib/ledger/verify/checks';
import { BONUS_CHECKS } from './bonus-money/checks';
import { FREE_ROUNDS_CHECKS } from './free-rounds/checks';

/**
 * Points agree with what they came from and went to. Checked by `npm run verify`; that no member's points are negative, and that entries sum
 * to zero, is checked with the invariants of the ledger.
 */
export const REWARDS_CHECKS: readonly Check[] = [
  check(
    'what a promotion has given is the sum of its rewards',
    sql`
      SELECT 'promotion ' || p.promotion_id,
             (p.given, p.given_money, p.given_points)
             IS DISTINCT FROM (coalesce(g.count, 0), coalesce(g.money, 0), coalesce(g.points, 0))
        FROM rewards.promotion_rule p
        LEFT JOIN (SELECT g.promotion_id, count(*)::int AS count,
                          coalesce(sum(r.amount) FILTER (WHERE r.currency <> 'PTS'), 0)::bigint AS money,
                          coalesce(sum(r.amount) FILTER (WHERE r.currency = 'PTS'), 0)::bigint AS points
                     FROM rewards.promotion_grant g JOIN rewards.reward r ON r.id = g.reward_id
                    WHERE r.status IN ('claimable', 'claimed')
                    GROUP BY 1) g ON g.promotion_id = p.promotion_id`,
  ),
  check(
    'points of bets: what members hold of them and their shortfalls equal the counted bets',
    sql`
      SELECT 'member ' || m.member_id,
             coalesce(b.points, 0) <> coalesce(l.points, 0) - p.shortfall
        FROM (SELECT member_id FROM rewards.points_bet UNION SELECT member_id FROM rewards.points_member) m
        LEFT JOIN rewards.points_member p ON p.member_id = m.member_id
        LEFT JOIN (SELECT member_id, sum(points)::bigint AS points FROM rewards.points_bet GROUP BY 1) b ON b.member_id = m.member_id
        LEFT JOIN (SELECT a.owner_id AS member_id, sum(e.amount)::bigint AS points
                     FROM ledger.account a JOIN ledger.member_entry e ON e.account_id = a.id
                    WHERE a.owner_kind = 'member' AND a.kind = 'points' AND a.currency = 'PTS' AND e.kind = 'points.bet'
                    GROUP BY 1) l ON l.member_id = m.member_id`,
  ),
  check(
    'the stock of a good: what there was, minus what members have',
    sql`
      SELECT 'good ' || g.id,
             g.available <> g.quantity - coalesce((SELECT sum(r.quantity) FROM rewards.redemption r
                                                    WHERE r.good_id = g.id AND r.status <> 'rejected'), 0)
        FROM rewards.good g`,
  ),
  check(
    'an order of the mall is posted with its points and its money, and nothing else is',
    sql`
      SELECT 'order ' || r.id,
             (SELECT coalesce(-sum(e.amount), 0) FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
               WHERE e.transaction_id = r.points_ledger_id AND a.owner_kind = 'member' AND a.owner_id = r.member_id) <> r.points
             OR (SELECT coalesce(-sum(e.amount), 0) FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
                  WHERE e.transaction_id = r.price_ledger_id AND a.owner_kind = 'member' AND a.owner_id = r.member_id) <> r.price
             OR (SELECT coalesce(sum(e.amount), 0) FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
                  WHERE e.transaction_id = r.worth_ledger_id AND a.owner_kind = 'member' AND a.owner_id = r.member_id) <> r.worth
             OR (SELECT coalesce(sum(e.amount), 0) FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
                  WHERE e.transaction_id = r.returned_ledger_id AND a.owner_kind = 'member' AND a.owner_id = r.member_id)
                <> CASE WHEN r.status = 'rejected' THEN r.points ELSE 0 END
             OR (SELECT coalesce(sum(e.amount), 0) FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
                  WHERE e.transaction_id = r.returned_price_ledger_id AND a.owner_kind = 'member' AND a.owner_id = r.member_id)
                <> CASE WHEN r.status = 'rejected' THEN r.price ELSE 0 END
        FROM rewards.redemption r`,
  ),
  check(
    'a bonus has given what its decisions and their rewards say',
    sql`
      SELECT 'bonus ' || b.id, b.grants <> d.grants OR b.granted <> d.granted OR d.other > 0
        FROM rewards.bonus b
        CROSS JOIN LATERAL (SELECT count(d.reward_id) AS grants, (SELECT coalesce(sum(o.amount), 0) FROM rewards.reward o
                                                                WHERE o.kind = 'bonus' AND o.source_id = b.id) AS granted,
                                   count(*) FILTER (WHERE d.reward_id IS NOT NULL AND (r.member_id, r.source_id, r.amount)
                                                            IS DISTINCT FROM (d.member_id, d.bonus_id, d.amount)) AS other
                              FROM rewards.bonus_decision d LEFT JOIN rewards.reward r ON r.id = d.reward_id
                             WHERE d.bonus_id = b.id) d`,
  ),
  check(
    'a reward that was claimed is posted with its amount for its member, once, and no other is',
    sql`
      SELECT 'reward ' || r.id,
             CASE WHEN r.free_rounds IS NOT NULL THEN
               r.transaction_id IS NOT NULL OR (r.status = 'claimed') <> EXISTS (
                 SELECT FROM gateway.free_grant g WHERE g.reward_id = r.id AND g.member_id = r.member_id)
             ELSE (r.transaction_id IS NULL) <> (r.status <> 'claimed')
             OR (SELECT coalesce(sum(e.amount), 0) FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
                  WHERE e.transaction_id = r.transaction_id AND a.owner_kind = 'member' AND a.owner_id = r.member_id
                    AND a.currency = r.currency)
                <> CASE WHEN r.status = 'claimed' THEN r.amount ELSE 0 END END
        FROM rewards.reward r
      UNION ALL
      SELECT 'ledger transaction ' || r.transaction_id, count(*) > 1
        FROM rewards.reward r WHERE r.transaction_id IS NOT NULL GROUP BY r.transaction_id`,
  ),
  ...BONUS_CHECKS,
  ...FREE_ROUNDS_CHECKS,
  ...REFERRAL_CHECKS,
  check(
    'rebates of bets: a line is the sum of the bets that name it, and of what was claimed of it',
    sql`
      SELECT 'line ' || l.id,
             l.valid_bet <> coalesce((SELECT sum(b.valid_bet) FROM rewards.rebate_bet b WHERE b.line_id = l.id), 0)
             OR l.claimed <> coalesce((SELECT sum(c.valid_bet) FROM rewards.rebate_claim_line c WHERE c.line_id = l.id), 0)
        FROM rewards.rebate_line l`,
  ),
  check(
    'rebates of bets: each bet counts in one line, with the part of its valid bet that is real money',
    sql`
      SELECT 'round ' || b.round_id,
             b.lines <> 1 OR b.valid_bet <> CASE WHEN r.status = 'closed' THEN reporting.real_bet(r.valid_bet, r.stake, r.bonus_stake) ELSE 0 END
        FROM (SELECT e.round_id, count(DISTINCT e.line_id) AS lines, sum(e.valid_bet) AS valid_bet
                FROM rewards.rebate_bet e GROUP BY 1) b
        JOIN gateway.round r ON r.id = b.round_id
       -- A change that was not counted yet.
       WHERE NOT EXISTS (SELECT FROM reporting.round_change c
                          WHERE c.round_id = b.round_id
                            AND c.id > (SELECT f.change_id FROM reporting.feed_consumer f WHERE f.name = 'rebate'))`,
  ),
  check(
    'rebates: what days were paid is what members got and what is carried, and each payment is a reward of its amount',
    sql`
      SELECT 'member ' || m.member_id,
             coalesce(d.paid, 0) <> coalesce(c.paid, 0) * 1000000 + m.carry OR coalesce(c.wrong, false)
        FROM rewards.rebate_member m
        LEFT JOIN (SELECT d.member_id, sum(d.paid) AS paid FROM rewards.rebate_day d GROUP BY 1) d ON d.member_id = m.member_id
        LEFT JOIN (SELECT c.member_id, sum(c.amount)::numeric AS paid,
                          bool_or(r.amount <> c.amount OR r.member_id <> c.member_id OR r.kind <> 'rebate' OR r.status <> 'claimed') AS wrong
                     FROM rewards.rebate_claim c JOIN rewards.reward r ON r.id = c.reward_id GROUP BY 1) c
               ON c.member_id = m.member_id`,
  ),
];
