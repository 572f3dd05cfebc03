import { sql, type Db } from '@/lib/db/client';
import type { DrawRow } from '@/lib/studio-host/lottery/desk';

/** What was bet on a game, in 1/10,000. `gross` is of settled draws alone. */
export interface GameSums {
  game: string;
  bets: number;
  stake: bigint;
  gross: bigint;
}

/** Sums of each game over the draws of a period, in one currency. Games without bets are left out. */
export async function sumGames(db: Db, from: Date, until: Date, currency: string): Promise<GameSums[]> {
  const { rows } = await sql<GameSums>`
    SELECT d.game, sum(s.bets)::int AS bets, sum(s.stake)::bigint AS stake,
           coalesce(sum(s.stake - s.payout - s.rebate) FILTER (WHERE d.status = 'settled'), 0)::bigint AS gross
      FROM studio.lottery_draw d JOIN studio.lottery_draw_sum s ON s.draw_id = d.id AND s.currency = ${currency}
     WHERE d.draws_at >= ${from} AND d.draws_at < ${until}
     GROUP BY d.game`.execute(db);
  return rows;
}

/** A result as it is stored: groups of numbers; the numbers of a prize rank are strings of digits. */
export type StoredResult = NonNullable<DrawRow['result']>;

/** A draw with what operators see of it besides. */
export interface DrawRecord extends DrawRow {
  closedAt: Date | null;
  settledAt: Date | null;
  voidCause: string | null;
}

/** A draw; undefined if it does not exist. */
export async function findDraw(db: Db, id: bigint): Promise<DrawRecord | undefined> {
  const { rows } = await sql<DrawRecord>`
    SELECT id, game, period, origin, opens_at AS "opensAt", closes_at AS "closesAt", draws_at AS "drawsAt", given, commitment,
           server_seed AS "serverSeed", status, result, result_version AS "resultVersion", closed_at AS "closedAt", drawn_at AS "drawnAt",
           settled_at AS "settledAt", void_cause AS "voidCause"
      FROM studio.lottery_draw WHERE id = ${id}`.execute(db);
  return rows[0];
}

export interface DrawSum {
  currency: string;
  bets: number;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
}

/** The sums of a draw by currency. */
export async function drawSums(db: Db, drawId: bigint): Promise<DrawSum[]> {
  const { rows } = await sql<DrawSum>`
    SELECT currency::text AS currency, bets, stake, payout, rebate
      FROM studio.lottery_draw_sum WHERE draw_id = ${drawId} AND bets > 0 ORDER BY currency`.execute(db);
  return rows;
}

export interface DecisionRecord {
  id: bigint;
  kind: 'result' | 'correction' | 'void';
  origin: 'typed' | 'imported';
  result: StoredResult | null;
  former: StoredResult | null;
  reason: string | null;
  enteredBy: string;
  enteredAt: Date;
  status: 'entered' | 'confirmed' | 'rejected';
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** What operators have entered for a draw and decided, oldest first. */
export async function drawDecisions(db: Db, drawId: bigint): Promise<DecisionRecord[]> {
  const { rows } = await sql<DecisionRecord>`
    SELECT id, kind, origin, result, former, reason, entered_by AS "enteredBy", entered_at AS "enteredAt", status, decided_by AS "decidedBy",
           decided_at AS "decidedAt"
      FROM studio.lottery_decision WHERE draw_id = ${drawId} ORDER BY id`.execute(db);
  return rows;
}

/** The currencies in which a game has been bet on in its last draws. */
export async function usedCurrencies(db: Db, game: string): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    SELECT DISTINCT s.currency::text AS currency
      FROM (SELECT id FROM studio.lottery_draw WHERE game = ${game} ORDER BY draws_at DESC LIMIT 500) d
      JOIN studio.lottery_draw_sum s ON s.draw_id = d.id`.execute(db);
  return rows.map(({ currency }) => currency);
}

/** A decision that waits, with its draw. */
export interface WaitingDecision extends Pick<
  DecisionRecord,
  'id' | 'kind' | 'origin' | 'result' | 'former' | 'reason' | 'enteredBy' | 'enteredAt'
> {
  drawId: bigint;
  game: string;
  period: string;
  drawsAt: Date;
}

/** Decisions that wait for another operator, the oldest draw first; at most `limit`. */
export async function waitingDecisions(db: Db, limit: number): Promise<WaitingDecision[]> {
  const { rows } = await sql<WaitingDecision>`
    SELECT e.id, e.kind, e.origin, e.result, e.former, e.reason, e.entered_by AS "enteredBy", e.entered_at AS "enteredAt",
           d.id AS "drawId", d.game, d.period, d.draws_at AS "drawsAt"
      FROM studio.lottery_decision e JOIN studio.lottery_draw d ON d.id = e.draw_id
     WHERE e.status = 'entered' ORDER BY d.draws_at, e.id LIMIT ${limit}`.execute(db);
  return rows;
}

export interface OverdueDraw {
  id: bigint;
  game: string;
  period: string;
  drawsAt: Date;
}

const overdue = (at: Date) => sql`
  FROM studio.lottery_draw d
 WHERE d.status = 'closed' AND d.origin = 'external' AND d.draws_at <= ${at}
   AND NOT EXISTS (SELECT FROM studio.lottery_decision e WHERE e.draw_id = d.id AND e.status = 'entered')`;

/** Draws from outside whose time has come and for which nothing was entered, the oldest first; at most `limit`. */
export async function overdueDraws(db: Db, at: Date, limit: number): Promise<OverdueDraw[]> {
  const { rows } = await sql<OverdueDraw>`
    SELECT d.id, d.game, d.period, d.draws_at AS "drawsAt" ${overdue(at)} ORDER BY d.draws_at, d.id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** How many results are to be entered, and how many decisions of other operators wait. */
export async function countWaiting(
  db: Db,
  at: Date,
  account: string,
): Promise<{ overdue: number; toDecide: number }> {
  const { rows } = await sql<{ overdue: number; toDecide: number }>`
    SELECT (SELECT count(*) ${overdue(at)})::int AS overdue,
           (SELECT count(*) FROM studio.lottery_decision e
             WHERE e.status = 'entered' AND e.entered_by <> ${account})::int AS "toDecide"`.execute(db);
  return rows[0]!;
}

/** A bet that was set aside because it could not be settled, corrected or voided. `cause`: the wallet's code, or UNREADABLE. */
export interface AsideBet {
  id: bigint;
  drawId: bigint;
  game: string;
  period: string;
  memberId: bigint;
  account: string;
  stake: bigint;
  currency: string;
  stage: 'settlement' | 'correction' | 'void';
  cause: string;
  attempts: number;
  lastAt: Date;
}

/** Bets that are set aside, the oldest first; at most `limit`. */
export async function asideBets(db: Db, limit: number): Promise<AsideBet[]> {
  const { rows } = await sql<AsideBet>`
    SELECT b.id, d.id AS "drawId", d.game, d.period, b.player_id AS "memberId", m.account, b.stake, b.currency::text AS currency, f.stage, f.cause,
           f.attempts, f.last_at AS "lastAt"
      FROM studio.lottery_failure f
      JOIN studio.lottery_bet b ON b.id = f.bet_id
      JOIN studio.lottery_draw d ON d.id = b.draw_id
      JOIN identity.member m ON m.id = b.player_id
     WHERE f.set_aside_at IS NOT NULL ORDER BY b.id LIMIT ${limit}`.execute(db);
  return rows;
}
