import { sql, type Db } from '@/lib/db/client';
import { check, type Check, type Counted } from '@/lib/ledger/verify/checks';
import { amount } from '@/lib/money/amount';
import { findPlay } from '@/lib/studio/lottery/games/registry';
import { prizeOf, rebateOf } from '@/lib/studio/lottery/odds';
import { settleByListing } from '@/lib/studio/lottery/verifier/settle';
import { payoutByListing } from '@/lib/studio/lottery/verifier/verifier';

/** Bets that a run computes again: the latest ones. A bet with more combinations is not listed. */
const RECOMPUTED = 2_000;
const MAX_LISTED = 2_000;

interface SettledRow {
  id: bigint;
  game: string;
  play: string;
  selection: string;
  unit: bigint;
  multiple: number;
  series: number;
  highest: number;
  permille: number;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  result: unknown;
}

/** What a bet pays by the second, separately written settlement. */
function isRight(bet: SettledRow): boolean {
  const play = findPlay(bet.game, bet.play);
  if (!play) return false;
  const hits = settleByListing(play.source, play.type, bet.selection, bet.result);
  const prizes = hits.map((hit) => {
    const { n, d } = prizeOf(play, hit, bet.series);
    return {
      class: hit.class,
      tier: hit.tier,
      numerator: n * BigInt(bet.permille),
      denominator: d * 1_000n,
    };
  });
  const stake = bet.unit * BigInt(bet.multiple);
  const rebate = rebateOf(amount(bet.stake), { highest: bet.highest, chosen: bet.series });
  return payoutByListing(hits, prizes, stake) === bet.payout && (bet.rebate === rebate || bet.rebate === 0n);
}

async function recompute(tx: Db): Promise<Counted> {
  const { rows } = await sql<SettledRow>`
    SELECT b.id, d.game, l.play, l.selection, l.unit, b.multiple, l.series, l.highest, b.prize_permille AS permille, b.stake, b.payout,
           b.rebate, d.result
      FROM (SELECT b.* FROM studio.lottery_bet b ORDER BY b.id DESC LIMIT ${10 * RECOMPUTED}) b
      JOIN studio.lottery_draw d ON d.id = b.draw_id AND d.status = 'settled' AND d.result_version = b.result_version
      JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
     WHERE b.status = 'settled' AND b.cause IS DISTINCT FROM 'CORRECTION_REFUSED' AND l.units <= ${MAX_LISTED} AND octet_length(l.selection) <= 20000
     ORDER BY b.id DESC LIMIT ${RECOMPUTED}`.execute(tx);
  const wrong = rows.filter((bet) => !isRight(bet));
  return {
    read: rows.length,
    wrong: wrong.length,
    examples: wrong.slice(0, 5).map(({ id }) => `bet ${id}`),
  };
}

/**
 * The lottery agrees with itself and with the wallet. Checked by `npm run verify`. Bets of a draw that is being settled or voided are left out: their
 * money moves before they are recorded. So are rounds that an operator has voided.
 */
export const LOTTERY_CHECKS: readonly Check[] = [
  check(
    'lottery: the wallet holds the stake, the prize, the corrections and the rebate of every bet',
    sql`
      SELECT 'bet ' || b.id,
             -- Of a bet that is set aside it is not known what the wallet has paid or returned.
             CASE WHEN f.set_aside_at IS NOT NULL THEN
               CASE WHEN f.stage = 'void' THEN coalesce(r.stake NOT IN (0, b.stake), true) ELSE r.stake IS DISTINCT FROM b.stake END
             ELSE CASE b.status
               WHEN 'settled' THEN
                 (r.stake, r.payout, r.status) IS DISTINCT FROM (b.stake, b.won, 'closed')
                 OR a.wallet <> a.own OR b.won + a.own <> b.payout + b.owed
                 OR coalesce((SELECT t.credit FROM gateway.transaction t WHERE t.vendor = s.vendor AND t.transaction_id = 'lr' || b.id
                                 AND t.cancelled_at IS NULL), 0) <> b.rebate
               WHEN 'accepted' THEN (r.stake, r.payout, r.status) IS DISTINCT FROM (b.stake, 0, 'open')
               ELSE coalesce(r.stake, 0) <> 0 OR coalesce(r.payout, 0) > b.owed
             END END
        FROM studio.lottery_bet b
        JOIN studio.lottery_draw d ON d.id = b.draw_id AND d.status NOT IN ('drawn', 'voiding')
        JOIN studio.lottery_slip s ON s.id = b.slip_id
        LEFT JOIN studio.lottery_failure f ON f.bet_id = b.id
        LEFT JOIN gateway.round r ON r.vendor = s.vendor AND r.vendor_round_id = 'lo' || b.id
        CROSS JOIN LATERAL (
          SELECT CASE WHEN b.result_version > 1 THEN coalesce((SELECT sum(t.credit - t.debit) FROM gateway.transaction t
                   WHERE t.round_id = r.id AND t.kind = 'adjust' AND t.cancelled_at IS NULL), 0) ELSE 0 END AS wallet,
                 CASE WHEN b.result_version > 1 THEN coalesce((SELECT sum(c.amount) FROM studio.lottery_correction c
                   WHERE c.bet_id = b.id), 0) ELSE 0 END AS own) a
       WHERE b.status IN ('settled', 'accepted', 'voided', 'withdrawn', 'refused')
         AND NOT EXISTS (SELECT FROM gateway.voided_round v WHERE v.round_id = r.id)`,
  ),
  check(
    'lottery: every bet of a finished draw is settled, returned, or set aside for operators',
    sql`
      SELECT 'bet ' || b.id,
             (b.status = 'accepted' OR b.status = 'settled' AND (d.status = 'voided' OR b.result_version < d.result_version))
             <> (f.set_aside_at IS NOT NULL)
        FROM studio.lottery_bet b
        JOIN studio.lottery_draw d ON d.id = b.draw_id AND d.status IN ('settled', 'voided')
        LEFT JOIN studio.lottery_failure f ON f.bet_id = b.id`,
  ),
  check(
    'lottery: the sums of a draw are the sums of its bets',
    sql`
      SELECT 'draw ' || t.draw_id || ' ' || t.currency,
             (t.bets, t.stake, t.payout, t.rebate) IS DISTINCT FROM
             (coalesce(b.bets, 0), coalesce(b.stake, 0), coalesce(b.payout, 0), coalesce(b.rebate, 0))
        FROM studio.lottery_draw_sum t
        LEFT JOIN (SELECT b.draw_id, b.currency, count(*) AS bets, sum(b.stake) AS stake, sum(b.payout) AS payout, sum(b.rebate) AS rebate
                     FROM studio.lottery_bet b WHERE b.status IN ('started', 'accepted', 'settled') GROUP BY 1, 2) b
               ON b.draw_id = t.draw_id AND b.currency = t.currency`,
  ),
  check(
    'lottery: draws of a game have their results in order, and ours the seeds that were committed to',
    sql`
      SELECT 'game ' || d.game,
             coalesce(min(d.draws_at) FILTER (WHERE d.status IN ('open', 'closed'))
                      < max(d.draws_at) FILTER (WHERE d.status IN ('drawn', 'settled')), false)
             OR bool_or(d.server_seed IS NOT NULL AND encode(sha256(decode(d.server_seed, 'hex')), 'hex') <> d.commitment)
             OR bool_or(d.origin = 'own' AND d.status IN ('drawn', 'settled') AND d.server_seed IS NULL)
        FROM studio.lottery_draw d GROUP BY d.game`,
  ),
  {
    name: 'lottery: the latest settled bets pay what a second settlement finds',
    query: { execute: async (db) => ({ rows: [await recompute(db)] }) },
  },
];
