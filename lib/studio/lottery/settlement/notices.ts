import type { LotteryHost, LotteryNotice } from '../host';
import { stoppedChases } from './chases';
import { NOTICES_AT_ONCE } from './constants';
import type { DrawToSettle } from './store';

/**
 * Tells players what a draw has brought them, before the draw is recorded as finished, so that a kill in between loses no notice; a repetition tells
 * nobody twice. The first result is told to winners, a correction to players who gain or lose by it. One notice for each player.
 */
export async function tellSettled(host: LotteryHost, draw: DrawToSettle): Promise<void> {
  const { rows } = await host.sql.query<{
    playerId: bigint;
    currency: string;
    payout: bigint;
    bets: number;
    difference: bigint;
  }>({
    text: `SELECT b.player_id AS "playerId", b.currency, sum(b.payout)::bigint AS payout, count(*)::int AS bets, sum(b.corrected)::bigint AS difference
             FROM studio.lottery_bet b
            WHERE b.draw_id = $1 AND b.status = 'settled' AND b.result_version = $2
              AND CASE WHEN $2 = 1 THEN b.payout > 0 ELSE b.corrected <> 0 END
            GROUP BY b.player_id, b.currency ORDER BY b.player_id`,
    values: [draw.id.toString(), draw.version],
  });
  const of = { game: draw.game, period: draw.period, drawId: draw.id };
  const notices = rows.map(({ playerId, currency, payout, bets, difference }): LotteryNotice => {
    const to = { ...of, playerId, currency };
    return draw.version === 1
      ? { ...to, kind: 'won', payout, bets }
      : { ...to, kind: 'corrected', difference, version: draw.version };
  });
  await tell(host, [...notices, ...(await stoppedChases(host, draw))]);
}

/** Tells the players of a voided draw what was returned. */
export async function tellVoided(host: LotteryHost, draw: DrawToSettle): Promise<void> {
  const { rows } = await host.sql.query<{ playerId: bigint; currency: string; refund: bigint; bets: number }>(
    {
      text: `SELECT b.player_id AS "playerId", b.currency, sum(b.stake)::bigint AS refund, count(*)::int AS bets
             FROM studio.lottery_bet b WHERE b.draw_id = $1 AND b.status = 'voided' AND b.cause = 'draw-voided'
            GROUP BY b.player_id, b.currency ORDER BY b.player_id`,
      values: [draw.id.toString()],
    },
  );
  await tell(
    host,
    rows.map((row) => ({ ...row, kind: 'voided', game: draw.game, period: draw.period, drawId: draw.id })),
  );
}

async function tell(host: LotteryHost, notices: readonly LotteryNotice[]): Promise<void> {
  for (let at = 0; at < notices.length; at += NOTICES_AT_ONCE)
    await host.notify(notices.slice(at, at + NOTICES_AT_ONCE));
}
