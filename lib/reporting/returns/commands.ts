import { sql } from 'kysely';
import { inTransaction, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { firstLook, judge, looksDue } from './rules';
import type { PublishedFigures, WatchKind } from './types';

/** A round is counted a minute after its settlement: by then its transaction has been committed. */
const LAG = 60_000;

interface DueRow {
  kind: WatchKind;
  subject: string;
  rounds: bigint;
  returned: string;
}

/**
 * Counts the rounds that were settled since the last time, and looks at each subject whose rounds have doubled since its
 * last look. An alarm is written down once, with when and at how many rounds, and told in the log; a new version of the
 * model begins anew. Runs are serialised by the mark's row. Gives how many rounds were counted.
 */
export async function countReturns(db: Db, published: readonly PublishedFigures[]): Promise<bigint> {
  return inTransaction(db, async (tx) => {
    const until = new Date(now().getTime() - LAG);
    const mark = await tx
      .selectFrom('reporting.return_mark')
      .select('counted_until')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (mark.counted_until >= until) return 0n;
    const counted = await count(tx, mark.counted_until, until);
    await tx.updateTable('reporting.return_mark').set({ counted_until: until }).execute();
    if (counted > 0n) {
      const subjects = await subjectCounts(tx);
      for (const figures of published) await look(tx, figures, subjects);
    }
    return counted;
  });
}

/** A round under another version than its model's was played before a change, and belongs to that one. */
async function count(db: Db, from: Date, until: Date): Promise<bigint> {
  const { rows } = await sql<{ rounds: bigint }>`
    WITH played AS MATERIALIZED (
      SELECT r.node_id, g.engine ->> 'model' AS model,
             coalesce(substring(r.details -> 'studio' ->> 'version' FROM '^[0-9]{1,6}$')::int, 1) AS version,
             count(*) AS rounds, sum(r.payout::numeric / r.stake) AS returned
        FROM gateway.round r JOIN catalogue.game g ON g.node_id = r.node_id
       WHERE r.settled_at >= ${from} AND r.settled_at < ${until} AND r.status = 'closed' AND r.stake > 0
         AND g.engine ->> 'kind' = 'slots'
       GROUP BY 1, 2, 3
    ), subjects AS (
      SELECT 'game' AS kind, node_id::text AS subject, model, version, rounds, returned FROM played
      UNION ALL
      SELECT 'model', model, model, version, sum(rounds), sum(returned) FROM played GROUP BY model, version
    ), written AS (
      INSERT INTO reporting.return_watch AS w (kind, subject, model, version, rounds, returned)
      SELECT kind, subject, model, version, rounds, round(returned, 6) FROM subjects ORDER BY kind, subject, version
      ON CONFLICT (kind, subject, version) DO UPDATE
        SET rounds = w.rounds + excluded.rounds, returned = w.returned + excluded.returned
    )
    SELECT coalesce(sum(rounds), 0)::bigint AS rounds FROM played`.execute(db);
  return rows[0]!.rounds;
}

type SubjectCounts = Readonly<Record<WatchKind, number>>;

/** How many subjects of each kind share what may be spent on false alarms. */
async function subjectCounts(db: Db): Promise<SubjectCounts> {
  const { rows } = await sql<{ kind: WatchKind; count: bigint }>`
    SELECT kind, count(*) FROM reporting.return_watch GROUP BY kind`.execute(db);
  const counts = { model: 0, game: 0 };
  for (const { kind, count } of rows) counts[kind] = Number(count);
  return counts;
}

async function look(db: Db, figures: PublishedFigures, subjects: SubjectCounts): Promise<void> {
  const { model, version, rtp, rtpError, deviation } = figures;
  await sql`
    UPDATE reporting.return_watch SET expected = ${rtp}, expected_error = ${rtpError}, deviation = ${deviation}
     WHERE model = ${model} AND version = ${version}
       AND (expected, expected_error, deviation) IS DISTINCT FROM
           (${rtp}::numeric(12, 6), ${rtpError}::numeric(12, 8), ${deviation}::numeric(12, 4))`.execute(db);
  // Looks fall due at each doubling (rules.ts): only those rows are fetched.
  const due = await sql<DueRow>`
    SELECT kind, subject, rounds, returned FROM reporting.return_watch
     WHERE model = ${model} AND version = ${version}
       AND rounds >= ${firstLook(figures)}::bigint * power(2, looks)`.execute(db);
  for (const row of due.rows) {
    const watched = { rounds: Number(row.rounds), returned: Number(row.returned) };
    const looks = looksDue(watched.rounds, figures);
    const { score, alarming } = judge(watched, figures, looks, subjects[row.kind]);
    await sql`
      UPDATE reporting.return_watch
         SET looks = ${looks}, score = ${score},
             alarmed_at = coalesce(alarmed_at, CASE WHEN ${alarming} THEN ${now()}::timestamptz END),
             alarmed_rounds = coalesce(alarmed_rounds, CASE WHEN ${alarming} THEN rounds END)
       WHERE kind = ${row.kind} AND subject = ${row.subject} AND version = ${version}`.execute(db);
    if (alarming) {
      logger.error(
        { kind: row.kind, subject: row.subject, score, ...watched },
        'a return is not the published one',
      );
    }
  }
}
