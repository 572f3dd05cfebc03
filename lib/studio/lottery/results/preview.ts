import type { Sql } from '@/lib/studio/play/host';
import type { DrawStatus } from '../constants';
import { findGame } from '../games/registry';
import { settlerOf, type BetTerms } from '../settlement/payouts';
import { parseResult } from '../sources/result';
import { checkedResult, type Decision } from './commands';
import { drawStateWrong, lotteryDrawNotFound } from './errors';

/** Bets that are read at once. */
const BATCH = 2_000;

/** What a decision does to the bets of a draw in one currency, in 1/10,000. */
export interface DecisionSum {
  currency: string;
  /**
   * Bets that the decision concerns, and the members who have them: all that are settled by a first result or returned by a void; by a correction those
   * whose payout changes.
   */
  bets: number;
  members: number;
  /** Stakes of these bets: a void returns them. */
  stake: bigint;
  /** Prizes that are paid, and prizes that are taken back. */
  more: bigint;
  less: bigint;
  /** Rebates: paid by a first result, taken back by a void. */
  rebate: bigint;
}

interface Draw {
  id: bigint;
  game: string;
  given: number[];
  status: DrawStatus;
}

async function findDraw(sql: Sql, id: bigint): Promise<Draw> {
  const { rows } = await sql.query<Draw>({
    text: 'SELECT id, game, given, status FROM studio.lottery_draw WHERE id = $1',
    values: [id.toString()],
  });
  if (!rows[0] || !findGame(rows[0].game)) throw lotteryDrawNotFound();
  return rows[0];
}

const byCurrency = (one: DecisionSum, other: DecisionSum) => (one.currency < other.currency ? -1 : 1);

/** What a first result pays, or what another result of a settled draw changes. */
async function sumsOfResult(
  sql: Sql,
  draw: Draw,
  kind: 'result' | 'correction',
  typed: unknown,
): Promise<DecisionSum[]> {
  const game = findGame(draw.game)!;
  const parsed = parseResult(game.source, checkedResult(draw, typed));
  if (!parsed.ok) throw new RangeError('a checked result that cannot be read');
  const settle = settlerOf(game, parsed.result);
  const sums = new Map<string, DecisionSum & { players: Set<bigint> }>();
  let after = 0n;
  for (;;) {
    const { rows } = await sql.query<
      BetTerms & { id: bigint; playerId: bigint; currency: string; payout: bigint }
    >({
      name: 'lottery-bets-to-preview',
      text: `SELECT b.id, b.player_id AS "playerId", b.currency::text AS currency, b.stake, b.multiple, b.prize_permille AS permille, b.payout,
                    l.play, l.selection, l.unit, l.series, l.highest
               FROM studio.lottery_bet b JOIN studio.lottery_line l ON l.slip_id = b.slip_id AND l.line = b.line
              WHERE b.draw_id = $1 AND b.id > $2 AND b.status = $3 ORDER BY b.id LIMIT ${BATCH}`,
      values: [draw.id.toString(), after.toString(), kind === 'result' ? 'accepted' : 'settled'],
    });
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    for (const bet of rows) {
      const { payout, rebate } = settle(bet);
      const difference = payout - bet.payout;
      if (kind === 'correction' && difference === 0n) continue;
      let sum = sums.get(bet.currency);
      if (!sum) {
        const none = { bets: 0, members: 0, stake: 0n, more: 0n, less: 0n, rebate: 0n };
        sum = { currency: bet.currency, ...none, players: new Set() };
        sums.set(bet.currency, sum);
      }
      sum.bets += 1;
      sum.players.add(bet.playerId);
      sum.stake += bet.stake;
      if (difference > 0n) sum.more += difference;
      else sum.less -= difference;
      if (kind === 'result') sum.rebate += rebate;
    }
  }
  return [...sums.values()]
    .map(({ players, ...sum }) => ({ ...sum, members: players.size }))
    .sort(byCurrency);
}

/**
 * What a void returns and takes back, by currency; nothing is stored. What members still owe after a correction was paid to them, so that it is counted
 * as taken back. Throws DRAW_NOT_FOUND.
 */
export async function previewVoid(sql: Sql, drawId: bigint): Promise<DecisionSum[]> {
  await findDraw(sql, drawId);
  const { rows } = await sql.query<DecisionSum>({
    text: `SELECT b.currency::text AS currency, count(*)::int AS bets, count(DISTINCT b.player_id)::int AS members, sum(b.stake)::bigint AS stake,
                  0::bigint AS more, sum(b.payout + b.owed)::bigint AS less, sum(b.rebate)::bigint AS rebate
             FROM studio.lottery_bet b WHERE b.draw_id = $1 AND b.status IN ('accepted', 'settled') GROUP BY 1`,
    values: [drawId.toString()],
  });
  return rows.sort(byCurrency);
}

/**
 * What another result of a settled draw would change, by currency; nothing is stored. Throws DRAW_NOT_FOUND, LOTTERY_DRAW_STATE if the draw is not
 * settled, and LOTTERY_RESULT_INVALID.
 */
export async function previewCorrection(sql: Sql, drawId: bigint, typed: unknown): Promise<DecisionSum[]> {
  const draw = await findDraw(sql, drawId);
  if (draw.status !== 'settled') throw drawStateWrong(draw.status);
  return sumsOfResult(sql, draw, 'correction', typed);
}

/**
 * What decisions that wait would do, by currency. Decisions that do not exist or do not wait any more are left out: somebody else has made them
 * meanwhile. Nothing is stored.
 */
export async function previewDecisions(
  sql: Sql,
  ids: readonly bigint[],
): Promise<{ id: bigint; sums: DecisionSum[] }[]> {
  const { rows } = await sql.query<Pick<Decision, 'id' | 'kind' | 'drawId' | 'result'>>({
    text: `SELECT id, kind, draw_id AS "drawId", result FROM studio.lottery_decision
            WHERE id = ANY ($1::bigint[]) AND status = 'entered' ORDER BY id`,
    values: [ids.map(String)],
  });
  const previews: { id: bigint; sums: DecisionSum[] }[] = [];
  for (const { id, kind, drawId, result } of rows)
    previews.push({
      id,
      sums:
        kind === 'void'
          ? await previewVoid(sql, drawId)
          : await sumsOfResult(sql, await findDraw(sql, drawId), kind, result),
    });
  return previews;
}
