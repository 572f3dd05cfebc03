import { returnStakes, storedLoads } from '../bets/returning';
import { countedLoadsJson } from '../bets/store';
import type { LotteryHost, LotteryNotice } from '../host';
import type { DrawToSettle } from './store';

/** Chases that are stopped in one round of queries. */
const CHASES_AT_ONCE = 200;

interface WonChase {
  slipId: bigint;
  playerId: bigint;
  vendor: string;
  currency: string;
}

/**
 * Advances the chases of a draw whose bets are settled: those that stop on a win and have won return the stakes of their coming bets, and those
 * whose last draw it was are done. A killed run is continued by the next one. Stakes that the wallet does not return now are returned by
 * `finishBets`.
 */
export async function advanceChases(host: LotteryHost, draw: DrawToSettle): Promise<void> {
  for (;;) {
    const { rows } = await host.sql.query<WonChase>({
      name: 'lottery-won-chases',
      text: `SELECT DISTINCT s.id AS "slipId", s.player_id AS "playerId", s.vendor, s.currency
               FROM studio.lottery_slip s JOIN studio.lottery_bet b ON b.slip_id = s.id
              WHERE b.draw_id = $1 AND b.status = 'settled' AND b.payout > 0 AND s.chase = 'running' AND s.stop_on_win
              ORDER BY s.id LIMIT ${CHASES_AT_ONCE}`,
      values: [draw.id.toString()],
    });
    for (const chase of rows) await stopChase(host, draw, chase);
    if (rows.length < CHASES_AT_ONCE) break;
  }
  await host.sql.query({ text: 'SELECT studio.end_lottery_chases($1)', values: [draw.id.toString()] });
}

async function stopChase(
  host: LotteryHost,
  draw: DrawToSettle,
  { slipId, playerId, vendor }: WonChase,
): Promise<void> {
  const loads = await storedLoads(host, slipId);
  const { rows } = await host.sql.query<{ bets: bigint[] }>({
    text: 'SELECT studio.stop_lottery_chase($1, $2, $3::jsonb) AS bets',
    values: [slipId.toString(), draw.id.toString(), countedLoadsJson(loads)],
  });
  const { bets } = rows[0]!;
  await returnStakes(
    host,
    bets.map((id) => ({ id, playerId, vendor })),
  );
}

/** Tells the players whose chases were stopped by a win in this draw. The key of such a notice is the slip. */
export async function stoppedChases(host: LotteryHost, draw: DrawToSettle): Promise<LotteryNotice[]> {
  const { rows } = await host.sql.query<WonChase & { refund: bigint }>({
    text: `SELECT s.id AS "slipId", s.player_id AS "playerId", s.vendor, s.currency, sum(c.stake)::bigint AS refund
             FROM (SELECT DISTINCT b.slip_id FROM studio.lottery_bet b
                    WHERE b.draw_id = $1 AND b.status = 'settled' AND b.payout > 0) w
             JOIN studio.lottery_slip s ON s.id = w.slip_id AND s.chase = 'won'
             JOIN studio.lottery_bet c ON c.slip_id = s.id AND c.cause = 'chase-won'
            GROUP BY s.id`,
    values: [draw.id.toString()],
  });
  return rows.map(({ slipId, playerId, currency, refund }) => ({
    kind: 'chaseEnded',
    cause: 'won',
    slipId,
    playerId,
    currency,
    refund,
    game: draw.game,
    period: draw.period,
    drawId: draw.id,
  }));
}
