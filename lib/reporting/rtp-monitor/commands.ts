import { sql } from 'kysely';
import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { roundsBeforeFirstCheck, checkRtp, dueChecks } from './rules';
import type { PublishedFigures, RtpSubjectKind } from './types';

/** Rounds are counted a minute after their settlement, when their database transactions are committed. */
const LAG = 60_000;

interface DueRow {
  kind: RtpSubjectKind;
  subject: string;
  rounds: bigint;
  returned: string;
}

/**
 * Counts the rounds that were settled since the last run, and checks each subject whose rounds have doubled since its last
 * check. An alarm is stored once, with its time and number of rounds, and logged. A new version of a model starts at zero.
 * Runs are serialised by the row of reporting.rtp_progress. Returns the number of rounds counted.
 */
export async function updateRtpMonitor(db: Db, published: readonly PublishedFigures[]): Promise<bigint> {
  return inTransaction(db, async (tx) => {
    const until = new Date(now().getTime() - LAG);
    const progress = await tx
      .selectFrom('reporting.rtp_progress')
      .select('counted_until')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (progress.counted_until >= until) return 0n;
    const counted = await countRounds(tx, progress.counted_until, until);
    await tx.updateTable('reporting.rtp_progress').set({ counted_until: until }).execute();
    if (counted > 0n) {
      const subjects = await countSubjects(tx);
      for (const figures of published) await checkModel(tx, figures, subjects);
    }
    return counted;
  });
}

/** Counts the rounds of our own games by the model and version that each of them names (lib/studio/play/spin/details.ts). */
async function countRounds(db: Db, from: Date, until: Date): Promise<bigint> {
  const { rows } = await sql<{ rounds: bigint }>`
    WITH played AS MATERIALIZED (
      SELECT r.node_id, r.details -> 'studio' ->> 'model' AS model,
             (r.details -> 'studio' ->> 'version')::integer AS version,
             count(*) AS rounds, sum(r.payout::numeric / r.stake) AS returned
        FROM gateway.round r JOIN catalogue.game g ON g.node_id = r.node_id
       WHERE r.settled_at >= ${from} AND r.settled_at < ${until} AND r.status = 'closed' AND r.stake > 0
         AND g.engine IS NOT NULL
         AND r.details -> 'studio' ->> 'model' IS NOT NULL
         AND r.details -> 'studio' ->> 'version' ~ '^[0-9]{1,6}$'
       GROUP BY 1, 2, 3
    ), subjects AS (
      SELECT 'game' AS kind, node_id::text AS subject, model, version, rounds, returned FROM played
      UNION ALL
      SELECT 'model', model, model, version, sum(rounds), sum(returned) FROM played GROUP BY model, version
    ), written AS (
      INSERT INTO reporting.rtp_monitor AS w (kind, subject, model, version, rounds, return_sum)
      SELECT kind, subject, model, version, rounds, round(returned, 6) FROM subjects ORDER BY kind, subject, model, version
      ON CONFLICT (kind, subject, model, version) DO UPDATE
        SET rounds = w.rounds + excluded.rounds, return_sum = w.return_sum + excluded.return_sum
    )
    SELECT coalesce(sum(rounds), 0)::bigint AS rounds FROM played`.execute(db);
  return rows[0]!.rounds;
}

type SubjectCounts = Readonly<Record<RtpSubjectKind, number>>;

/** The number of subjects of each kind, which share the allowed probability of false alarms. */
async function countSubjects(db: Db): Promise<SubjectCounts> {
  const { rows } = await sql<{ kind: RtpSubjectKind; count: bigint }>`
    SELECT kind, count(*) FROM reporting.rtp_monitor GROUP BY kind`.execute(db);
  const counts = { model: 0, game: 0 };
  for (const { kind, count } of rows) counts[kind] = Number(count);
  return counts;
}

async function checkModel(db: Db, figures: PublishedFigures, subjects: SubjectCounts): Promise<void> {
  const { model, version, rtp, rtpError, deviation } = figures;
  await sql`
    UPDATE reporting.rtp_monitor SET expected = ${rtp}, expected_error = ${rtpError}, deviation = ${deviation}
     WHERE model = ${model} AND version = ${version}
       AND (expected, expected_error, deviation) IS DISTINCT FROM
           (${rtp}::numeric(12, 6), ${rtpError}::numeric(12, 8), ${deviation}::numeric(12, 4))`.execute(db);
  // A check is due at each doubling of the rounds (rules.ts): only those rows are fetched.
  const due = await sql<DueRow>`
    SELECT kind, subject, rounds, return_sum AS returned FROM reporting.rtp_monitor
     WHERE model = ${model} AND version = ${version}
       AND rounds >= ${roundsBeforeFirstCheck(figures)}::bigint * power(2, checks)`.execute(db);
  for (const row of due.rows) {
    const observed = { rounds: Number(row.rounds), returned: Number(row.returned) };
    const check = dueChecks(observed.rounds, figures);
    const { score, alarming } = checkRtp(observed, figures, check, subjects[row.kind]);
    await sql`
      UPDATE reporting.rtp_monitor
         SET checks = ${check}, score = ${score},
             alarmed_at = coalesce(alarmed_at, CASE WHEN ${alarming} THEN ${now()}::timestamptz END),
             alarmed_rounds = coalesce(alarmed_rounds, CASE WHEN ${alarming} THEN rounds END)
       WHERE kind = ${row.kind} AND subject = ${row.subject} AND model = ${model} AND version = ${version}`.execute(
      db,
    );
    if (alarming) {
      logger.error(
        { kind: row.kind, subject: row.subject, score, ...observed },
        'the return to player differs from the published one',
      );
    }
  }
}
