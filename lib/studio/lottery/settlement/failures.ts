import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import type { Sql } from '@/lib/studio/play/host';
import { FAILURES_BEFORE_ASIDE, PATIENCE_SECONDS } from './constants';
import type { DrawToSettle } from './store';

/** The cause of a failure of a bet that the rules of its game cannot read. */
export const UNREADABLE = 'UNREADABLE';

/** At what a bet fails: at the settlement by the first result, at a correction, or at the void of its draw. */
export type Stage = 'settlement' | 'correction' | 'void';

/** A bet that could not be settled, corrected or voided: the wallet's code, or UNREADABLE. `isFinal`: the same call will not succeed. */
export interface Failure {
  id: bigint;
  cause: string;
  isFinal: boolean;
}

/** Bets of a draw could not be settled, corrected or voided: the same calls are sent again at the next run. */
export class BetsNotSettled extends Error {}

/** Notes failures of bets of a draw. Throws BetsNotSettled unless every one of them is set aside now, so that the draw goes on without it. */
export async function noteFailures(
  sql: Sql,
  draw: DrawToSettle,
  stage: Stage,
  failures: readonly Failure[],
): Promise<void> {
  if (failures.length === 0) return;
  const failed = [...failures].sort((a, b) => (a.id < b.id ? -1 : 1));
  const { rows } = await sql.query<{ aside: bigint[] }>({
    name: 'lottery-note-failures',
    text: 'SELECT studio.note_lottery_failures($1, $2, $3::bigint[], $4::text[], $5::boolean[], $6, $7, $8) AS aside',
    values: [
      draw.id.toString(),
      stage,
      failed.map(({ id }) => id.toString()),
      failed.map(({ cause }) => cause),
      failed.map(({ isFinal }) => isFinal),
      FAILURES_BEFORE_ASIDE,
      PATIENCE_SECONDS,
      now(),
    ],
  });
  const aside = new Set(rows[0]!.aside);
  const waiting = failed.find(({ id }) => !aside.has(id));
  if (waiting) throw new BetsNotSettled(`bet ${waiting.id}: ${waiting.cause}`);
  logger.error(
    { game: draw.game, period: draw.period, stage, bets: failed.map(({ id }) => String(id)) },
    'lottery bets are set aside for operators',
  );
}

/** Drops BetsNotSettled: bets that an operator tries again stay set aside if they fail. */
export function ignoreWaiting(error: unknown): void {
  if (!(error instanceof BetsNotSettled)) throw error;
}

/** The stage of a draw that is being settled. */
export const stageOf = ({ version }: Pick<DrawToSettle, 'version'>): Stage =>
  version === 1 ? 'settlement' : 'correction';

/** A draw with bets that are set aside. */
export async function hasSetAside(sql: Sql, drawId: bigint): Promise<boolean> {
  const { rows } = await sql.query<{ found: boolean }>({
    text: `SELECT EXISTS (SELECT FROM studio.lottery_failure f WHERE f.draw_id = $1 AND f.set_aside_at IS NOT NULL) AS found`,
    values: [drawId.toString()],
  });
  return rows[0]!.found;
}
