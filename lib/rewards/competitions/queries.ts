import { sql, type Db } from '@/lib/db/client';
import type { Text } from '@/lib/content/types';
import { notFound } from '@/lib/platform/errors';
import { SHOWN_DAYS } from './constants';
import type { Competition, Place, Prize } from './types';

type Row = Omit<Competition, 'prizes' | 'title' | 'summary'> & {
  title: unknown;
  summary: unknown;
  prizes: { first: number; last: number; reward: Prize['reward']; amount: string }[];
};

const read = (where: ReturnType<typeof sql>) => sql<Row>`
  SELECT c.id, c.title, c.summary, c.figure, c.scope, c.code, c.minimum, c.opt_in AS "optIn", c.starts_at AS "startsAt",
         c.ends_at AS "endsAt", c.wait_minutes AS "waitMinutes", c.claim_days AS "claimDays", trim_scale(c.wagering)::text AS wagering, c.published, c.version,
         c.changed_at AS "changedAt", c.settled_at AS "settledAt", c.entries,
         coalesce((SELECT jsonb_agg(jsonb_build_object('first', p.first_place, 'last', p.last_place, 'reward', p.reward,
                                                       'amount', p.amount::text) ORDER BY p.first_place)
                     FROM rewards.competition_prize p WHERE p.competition_id = c.id), '[]') AS prizes
    FROM rewards.competition c WHERE ${where}`;

const toCompetition = ({ title, summary, prizes, ...row }: Row): Competition => ({
  ...row,
  title: title as Text,
  summary: summary as Text,
  prizes: prizes.map(({ amount, ...prize }) => ({ ...prize, amount: BigInt(amount) })),
});

/** All competitions, the newest first. */
export async function listCompetitions(db: Db): Promise<Competition[]> {
  const { rows } = await read(sql`true ORDER BY c.starts_at DESC, c.id DESC LIMIT 200`).execute(db);
  return rows.map(toCompetition);
}

/** The published competitions that members are shown: upcoming, running, and settled ones for some days. */
export async function listShown(db: Db, at: Date): Promise<Competition[]> {
  const { rows } = await read(sql`c.published
      AND (c.settled_at IS NULL OR c.settled_at > ${at}::timestamptz - make_interval(days => ${SHOWN_DAYS}))
    ORDER BY c.settled_at IS NOT NULL, c.ends_at, c.id LIMIT 20`).execute(db);
  return rows.map(toCompetition);
}

/** One competition. Throws NOT_FOUND 404. */
export async function getCompetition(db: Db, id: bigint): Promise<Competition> {
  const { rows } = await read(sql`c.id = ${id}`).execute(db);
  if (!rows[0]) throw notFound();
  return toCompetition(rows[0]);
}

/** The competitions that have ended and whose time for corrections is over. */
export async function listDue(db: Db, at: Date): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT c.id FROM rewards.competition c
     WHERE c.published AND c.settled_at IS NULL AND c.ends_at + make_interval(mins => c.wait_minutes) <= ${at} ORDER BY c.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The first places of the standing; of a settled competition those of the result. A figure of zero or less has no place. */
export async function readPlaces(
  db: Db,
  { id, settledAt }: Pick<Competition, 'id' | 'settledAt'>,
  size: number,
): Promise<Place[]> {
  const { rows } =
    settledAt === null
      ? await sql<Place>`
          SELECT (row_number() OVER (ORDER BY e.figure DESC, e.reached_at, e.member_id))::int AS place, e.member_id AS "memberId",
                 m.nickname, e.figure
            FROM rewards.competition_entry e JOIN identity.member m ON m.id = e.member_id
           WHERE e.competition_id = ${id} AND e.figure > 0
           ORDER BY e.figure DESC, e.reached_at, e.member_id LIMIT ${size}`.execute(db)
      : await sql<Place>`
          SELECT r.place, r.member_id AS "memberId", m.nickname, r.figure
            FROM rewards.competition_result r JOIN identity.member m ON m.id = r.member_id
           WHERE r.competition_id = ${id} ORDER BY r.place LIMIT ${size}`.execute(db);
  return rows;
}

/** A member's own place and figure; the place is null without a figure. Undefined for a member who has no entry. */
export async function readOwn(
  db: Db,
  { id, settledAt }: Pick<Competition, 'id' | 'settledAt'>,
  memberId: bigint,
): Promise<{ place: number | null; figure: bigint } | undefined> {
  const { rows } = await sql<{ place: number | null; figure: bigint }>`
    SELECT e.figure,
           CASE WHEN ${settledAt !== null} THEN (SELECT r.place FROM rewards.competition_result r
                                                  WHERE r.competition_id = e.competition_id AND r.member_id = e.member_id)
                WHEN e.figure <= 0 THEN NULL
                ELSE (SELECT count(*)::int + 1 FROM rewards.competition_entry o
                       WHERE o.competition_id = e.competition_id AND o.figure >= e.figure AND o.member_id <> e.member_id
                         AND (o.figure > e.figure OR (o.reached_at, o.member_id) < (e.reached_at, e.member_id))) END AS place
      FROM rewards.competition_entry e WHERE e.competition_id = ${id} AND e.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

export interface ResultRow extends Place {
  account: string;
  rewardId: bigint | null;
  status: string | null;
  transactionId: bigint | null;
}

/** The settled result with what became of each prize, for operators. */
export async function listResults(db: Db, id: bigint): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    SELECT r.place, r.member_id AS "memberId", m.nickname, m.account, r.figure, r.reward_id AS "rewardId", w.status,
           w.transaction_id AS "transactionId"
      FROM rewards.competition_result r JOIN identity.member m ON m.id = r.member_id LEFT JOIN rewards.reward w ON w.id = r.reward_id
     WHERE r.competition_id = ${id} ORDER BY r.place`.execute(db);
  return rows;
}
