import { AppError, badInput } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { openSeed } from '@/lib/studio/play/chance';
import type { Sql } from '@/lib/studio/play/host';
import type { DrawStatus } from '../constants';
import { findGame } from '../games/registry';
import { hasSetAside } from '../settlement/failures';
import { parseResult, resultToJson } from '../sources/result';
import * as refuse from './errors';

/**
 * What operators decide about draws. Each decision is entered by one operator and confirmed by another. The functions run in the caller's database
 * transaction, with the caller's audit entry; settlement and voids are carried out afterwards by the driver. `actor` names the operator.
 */

interface DrawRow {
  id: bigint;
  game: string;
  period: string;
  origin: 'own' | 'external';
  status: DrawStatus;
  drawsAt: Date;
  given: number[];
  result: unknown;
  version: number;
  commitment: string | null;
  sealed: Buffer | null;
  serverSeed: string | null;
}

/** A decision with its draw, as the caller records it. */
export interface Decision {
  id: bigint;
  kind: 'result' | 'correction' | 'void';
  drawId: bigint;
  game: string;
  period: string;
  result: unknown;
  reason: string | null;
  enteredBy: string;
}

const DRAW = `SELECT d.id, d.game, d.period, d.origin, d.status, d.draws_at AS "drawsAt", d.given, d.result, d.result_version AS version,
                     d.commitment, d.sealed, d.server_seed AS "serverSeed" FROM studio.lottery_draw d`;

async function lockDraw(sql: Sql, id: bigint): Promise<DrawRow> {
  const { rows } = await sql.query<DrawRow>({
    text: `${DRAW} WHERE d.id = $1 FOR NO KEY UPDATE`,
    values: [id.toString()],
  });
  if (!rows[0]) throw refuse.lotteryDrawNotFound();
  return rows[0];
}

/** The JSON of a result that may have been drawn, with the given numbers of its draw. Throws LOTTERY_RESULT_INVALID. */
export function checkedResult(
  draw: { game: string; given: readonly number[] },
  typed: unknown,
): (string | number)[][] {
  const source = findGame(draw.game)!.source;
  const parsed = parseResult(source, typed);
  if (!parsed.ok) {
    const { code, group, index } = parsed;
    throw refuse.resultInvalid(code, {
      ...(group !== undefined && { group }),
      ...(index !== undefined && { index }),
    });
  }
  let stated = 0;
  source.groups.forEach((group, at) => {
    if (group.kind !== 'given') return;
    const expected = draw.given.slice(stated, (stated += group.count));
    const wrong = parsed.result[at]!.findIndex((number, index) => number !== expected[index]);
    if (wrong >= 0) throw refuse.resultInvalid('RESULT_NUMBER', { group: group.code, index: wrong });
  });
  return resultToJson(source, parsed.result);
}

async function insertDecision(
  sql: Sql,
  draw: DrawRow,
  entry: Pick<Decision, 'kind' | 'result' | 'reason'> & { origin: 'typed' | 'imported' },
  actor: string,
): Promise<Decision> {
  const { rows } = await sql.query<{ id: bigint }>({
    text: `INSERT INTO studio.lottery_decision (draw_id, kind, origin, result, reason, entered_by, entered_at, former)
           VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, $8::jsonb)
           ON CONFLICT (draw_id) WHERE status = 'entered' DO NOTHING RETURNING id`,
    values: [
      draw.id.toString(),
      entry.kind,
      entry.origin,
      entry.result === null ? null : JSON.stringify(entry.result),
      entry.reason,
      actor,
      now(),
      draw.result === null ? null : JSON.stringify(draw.result),
    ],
  });
  if (!rows[0]) throw refuse.decisionWaiting();
  const { kind, result, reason } = entry;
  return {
    id: rows[0].id,
    kind,
    drawId: draw.id,
    game: draw.game,
    period: draw.period,
    result,
    reason,
    enteredBy: actor,
  };
}

/** Who may enter what: the checks that hold when it is entered and when it is confirmed. */
function requireEnterable(draw: DrawRow, kind: Decision['kind']): void {
  if (kind === 'void') {
    if (draw.status === 'voiding' || draw.status === 'voided') throw refuse.drawStateWrong(draw.status);
    // A correction that is under way is finished first: until it is recorded, nobody knows what it has moved.
    if (draw.status === 'drawn' && draw.version > 1) throw refuse.drawStateWrong(draw.status);
    return;
  }
  if (draw.origin === 'own') throw refuse.drawIsOwn();
  if (kind === 'correction') {
    if (draw.status !== 'settled') throw refuse.drawStateWrong(draw.status);
    return;
  }
  if (draw.status === 'open' || (draw.status === 'closed' && draw.drawsAt > now())) throw refuse.drawNotDue();
  if (draw.status !== 'closed') throw refuse.drawStateWrong(draw.status);
}

/**
 * Enters the result of a draw from outside, to be confirmed by another operator. Throws DRAW_NOT_FOUND, LOTTERY_DRAW_OWN, LOTTERY_DRAW_NOT_DUE,
 * LOTTERY_DRAW_STATE, LOTTERY_RESULT_INVALID, LOTTERY_DECISION_WAITING.
 */
export async function enterResult(
  sql: Sql,
  { drawId, result, origin = 'typed' }: { drawId: bigint; result: unknown; origin?: 'typed' | 'imported' },
  actor: string,
): Promise<Decision> {
  const draw = await lockDraw(sql, drawId);
  requireEnterable(draw, 'result');
  return insertDecision(
    sql,
    draw,
    { kind: 'result', origin, result: checkedResult(draw, result), reason: null },
    actor,
  );
}

/** Enters another result for a settled draw from outside. Throws as `enterResult`, LOTTERY_RESULT_UNCHANGED and LOTTERY_BETS_SET_ASIDE. */
export async function correctResult(
  sql: Sql,
  { drawId, result, reason }: { drawId: bigint; result: unknown; reason: string },
  actor: string,
): Promise<Decision> {
  const draw = await lockDraw(sql, drawId);
  requireEnterable(draw, 'correction');
  if (await hasSetAside(sql, drawId)) throw refuse.betsSetAside();
  const checked = checkedResult(draw, result);
  if (JSON.stringify(checked) === JSON.stringify(draw.result)) throw refuse.resultUnchanged();
  return insertDecision(sql, draw, { kind: 'correction', origin: 'typed', result: checked, reason }, actor);
}

/** Enters that a draw is void, of our own or from outside. Throws DRAW_NOT_FOUND, LOTTERY_DRAW_STATE, LOTTERY_DECISION_WAITING. */
export async function voidDraw(
  sql: Sql,
  { drawId, reason }: { drawId: bigint; reason: string },
  actor: string,
): Promise<Decision> {
  const draw = await lockDraw(sql, drawId);
  requireEnterable(draw, 'void');
  return insertDecision(sql, draw, { kind: 'void', origin: 'typed', result: null, reason }, actor);
}

interface DecisionRow extends Omit<Decision, 'game' | 'period'> {
  status: string;
}

/** Locks a decision that is to be made, after its draw. */
async function lockDecision(sql: Sql, id: bigint): Promise<{ decision: DecisionRow; draw: DrawRow }> {
  const { rows: found } = await sql.query<{ drawId: bigint }>({
    text: 'SELECT draw_id AS "drawId" FROM studio.lottery_decision WHERE id = $1',
    values: [id.toString()],
  });
  if (!found[0]) throw refuse.decisionNotFound();
  const draw = await lockDraw(sql, found[0].drawId);
  const { rows } = await sql.query<DecisionRow>({
    text: `SELECT e.id, e.kind, e.draw_id AS "drawId", e.result, e.reason, e.entered_by AS "enteredBy", e.status
             FROM studio.lottery_decision e WHERE e.id = $1 FOR NO KEY UPDATE`,
    values: [id.toString()],
  });
  const decision = rows[0]!;
  if (decision.status !== 'entered') throw refuse.decisionMade();
  return { decision, draw };
}

const closeDecision = (sql: Sql, id: bigint, status: 'confirmed' | 'rejected', actor: string) =>
  sql.query({
    text: 'UPDATE studio.lottery_decision SET status = $2, decided_by = $3, decided_at = $4 WHERE id = $1',
    values: [id.toString(), status, actor, now()],
  });

/** An earlier draw of the game that has no result yet; undefined if there is none. Draws are settled in order. */
async function earlierOpen(sql: Sql, draw: DrawRow): Promise<string | undefined> {
  const { rows } = await sql.query<{ period: string }>({
    text: `SELECT d.period FROM studio.lottery_draw d
            WHERE d.game = $1 AND d.draws_at < $2 AND d.status IN ('open', 'closed') ORDER BY d.draws_at LIMIT 1`,
    values: [draw.game, draw.drawsAt],
  });
  return rows[0]?.period;
}

/**
 * Confirms what another operator has entered: the draw gets its result, or is voided. The driver then settles it or returns its stakes. Throws
 * LOTTERY_DECISION_NOT_FOUND, LOTTERY_DECISION_MADE, LOTTERY_DECISION_OWN, LOTTERY_EARLIER_DRAW_OPEN, and what entering throws if the draw has
 * changed meanwhile.
 */
export async function confirmResult(sql: Sql, decisionId: bigint, actor: string): Promise<Decision> {
  const { decision, draw } = await lockDecision(sql, decisionId);
  if (decision.enteredBy === actor) throw refuse.decisionOwn();
  requireEnterable(draw, decision.kind);
  if (decision.kind === 'void') {
    const seed = draw.sealed && !draw.serverSeed ? openSeed(draw.sealed, draw.commitment!) : draw.serverSeed;
    await sql.query({
      text: `UPDATE studio.lottery_draw SET status = 'voiding', void_cause = $2, server_seed = $3, settled_to = 0, closed_at = coalesce(closed_at, $4)
              WHERE id = $1`,
      values: [draw.id.toString(), decision.reason, seed, now()],
    });
  } else {
    const earlier = await earlierOpen(sql, draw);
    if (earlier !== undefined) throw refuse.earlierDrawOpen(earlier);
    if (await hasSetAside(sql, draw.id)) throw refuse.betsSetAside();
    await sql.query({
      text: `UPDATE studio.lottery_draw
                SET status = 'drawn', result = $2::jsonb, result_version = result_version + 1, drawn_at = coalesce(drawn_at, $3), settled_to = 0
              WHERE id = $1`,
      values: [draw.id.toString(), JSON.stringify(decision.result), now()],
    });
  }
  await closeDecision(sql, decisionId, 'confirmed', actor);
  return { ...decision, game: draw.game, period: draw.period };
}

/** Rejects what was entered; who entered it may do it too. Throws LOTTERY_DECISION_NOT_FOUND and LOTTERY_DECISION_MADE. */
export async function rejectResult(sql: Sql, decisionId: bigint, actor: string): Promise<Decision> {
  const { decision, draw } = await lockDecision(sql, decisionId);
  await closeDecision(sql, decisionId, 'rejected', actor);
  return { ...decision, game: draw.game, period: draw.period };
}

/** What became of one of several decisions: the decision, or its refusal. */
export type Confirmed =
  { id: bigint; ok: true; decision: Decision } | { id: bigint; ok: false; error: AppError };

/** Confirms several decisions, each on its own. Draws of a game are confirmed in their order, whatever the order of the ids. */
export async function confirmResults(
  sql: Sql,
  decisionIds: readonly bigint[],
  actor: string,
): Promise<Confirmed[]> {
  if (decisionIds.length > 1_000) throw badInput({ ids: { code: 'INVALID' } });
  const { rows } = await sql.query<{ id: bigint }>({
    text: `SELECT e.id FROM studio.lottery_decision e JOIN studio.lottery_draw d ON d.id = e.draw_id
            WHERE e.id = ANY ($1::bigint[]) ORDER BY d.id`,
    values: [decisionIds.map(String)],
  });
  const known = new Set(rows.map(({ id }) => id));
  const results: Confirmed[] = [];
  for (const id of [...known, ...decisionIds.filter((each) => !known.has(each))])
    results.push(
      await confirmResult(sql, id, actor).then(
        (decision): Confirmed => ({ id, ok: true, decision }),
        (error: unknown): Confirmed => ({ id, ok: false, error: refusalOf(error) }),
      ),
    );
  return results;
}

/** A refusal. Anything else is thrown on: it has ended the database transaction. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
