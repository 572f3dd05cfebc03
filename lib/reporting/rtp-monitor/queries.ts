import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { roundsBeforeFirstCheck, standardError } from './rules';
import type { RtpSubjectKind } from './types';

export interface RtpRow {
  kind: RtpSubjectKind;
  subject: string;
  /** The game's names by language; null for a model. */
  names: Record<string, string> | null;
  model: string;
  version: number;
  rounds: bigint;
  /** The mean of payout over stake, in stakes. */
  actual: number;
  /** The published value; null if the version of the model does not exist any more. */
  expected: number | null;
  /** Standard error of the mean after so many rounds, in stakes; null likewise. */
  error: number | null;
  /** The number of rounds of the first check. */
  firstCheckRounds: number | null;
  checks: number;
  alarmedAt: Date | null;
}

type Row = Omit<RtpRow, 'error' | 'firstCheckRounds'> & {
  deviation: number | null;
  expectedError: number | null;
};

/** All models, then at most `games` games: those with an alarm first, then those with the most rounds. */
export async function listRtpRows(db: Db, games: number): Promise<RtpRow[]> {
  const { rows } = await sql<Row>`
    WITH shown AS (
      (SELECT w.* FROM reporting.rtp_monitor w WHERE w.kind = 'model')
      UNION ALL
      (SELECT w.* FROM reporting.rtp_monitor w WHERE w.kind = 'game'
        ORDER BY w.alarmed_at IS NULL, w.rounds DESC LIMIT ${games})
    )
    SELECT s.kind, s.subject, g.names, s.model, s.version, s.rounds, s.checks, s.alarmed_at AS "alarmedAt",
           (s.return_sum / greatest(s.rounds, 1))::float8 AS actual, s.expected::float8 AS expected,
           s.deviation::float8 AS deviation, s.expected_error::float8 AS "expectedError"
      FROM shown s
      LEFT JOIN catalogue.game g ON g.node_id = CASE WHEN s.kind = 'game' THEN s.subject::bigint END
     ORDER BY s.kind DESC, s.alarmed_at IS NULL, s.rounds DESC, s.subject, s.version, s.model`.execute(db);
  return rows.map(({ expectedError, deviation, ...row }) => ({
    ...row,
    error:
      deviation === null
        ? null
        : standardError(Number(row.rounds), { rtp: row.actual, rtpError: expectedError ?? 0, deviation }),
    firstCheckRounds: deviation === null ? null : roundsBeforeFirstCheck({ deviation }),
  }));
}

/** The time until which rounds are counted. */
export async function getCountedUntil(db: Db): Promise<Date> {
  const row = await db.selectFrom('reporting.rtp_progress').select('counted_until').executeTakeFirstOrThrow();
  return row.counted_until;
}
