import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { firstLook, standardError } from './rules';
import type { WatchKind } from './types';

export interface ReturnLine {
  kind: WatchKind;
  subject: string;
  /** The game's names by language; null for a model. */
  names: Record<string, string> | null;
  model: string;
  version: number;
  rounds: bigint;
  /** The mean of payout over stake, in stakes. */
  actual: number;
  /** What is published; null where the model's version is not of this house any more. */
  expected: number | null;
  /** Standard error of the mean after so many rounds, in stakes; null likewise. */
  error: number | null;
  /** Rounds before the first look. */
  first: number | null;
  looks: number;
  alarmedAt: Date | null;
}

type Row = Omit<ReturnLine, 'error' | 'first'> & { deviation: number | null; expectedError: number | null };

/** Every model, then the games with an alarm and those that were played most; at most `games` of them. */
export async function returnLines(db: Db, games: number): Promise<ReturnLine[]> {
  const { rows } = await sql<Row>`
    WITH shown AS (
      (SELECT w.* FROM reporting.return_watch w WHERE w.kind = 'model')
      UNION ALL
      (SELECT w.* FROM reporting.return_watch w WHERE w.kind = 'game'
        ORDER BY w.alarmed_at IS NULL, w.rounds DESC LIMIT ${games})
    )
    SELECT s.kind, s.subject, g.names, s.model, s.version, s.rounds, s.looks, s.alarmed_at AS "alarmedAt",
           (s.returned / greatest(s.rounds, 1))::float8 AS actual, s.expected::float8 AS expected,
           s.deviation::float8 AS deviation, s.expected_error::float8 AS "expectedError"
      FROM shown s
      LEFT JOIN catalogue.game g ON g.node_id = CASE WHEN s.kind = 'game' THEN s.subject::bigint END
     ORDER BY s.kind DESC, s.alarmed_at IS NULL, s.rounds DESC, s.subject`.execute(db);
  return rows.map(({ expectedError, deviation, ...row }) => ({
    ...row,
    error:
      deviation === null
        ? null
        : standardError(Number(row.rounds), { rtp: row.actual, rtpError: expectedError ?? 0, deviation }),
    first: deviation === null ? null : firstLook({ deviation }),
  }));
}

/** Until when rounds are counted. */
export async function countedUntil(db: Db): Promise<Date> {
  const row = await db.selectFrom('reporting.return_mark').select('counted_until').executeTakeFirstOrThrow();
  return row.counted_until;
}
