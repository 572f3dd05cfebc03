import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import type { Exclusion } from '../types';

const COLUMNS = sql`e.id, e.member_id AS "memberId", e.kind, e.period, e.begun_at AS "begunAt", e.until, e.ends_at AS "endsAt",
  e.set_by AS "setBy", e.ended_how AS "endedHow"`;

/** The exclusion of the member that is in force now, the one that lasts longest; undefined if there is none. */
export async function activeExclusion(db: Db, memberId: bigint): Promise<Exclusion | undefined> {
  const { rows } = await sql<Exclusion>`
    SELECT ${COLUMNS} FROM protection.exclusion e
     WHERE e.member_id = ${memberId} AND (e.ends_at IS NULL OR e.ends_at > ${now()})
     ORDER BY e.until DESC NULLS FIRST, e.ends_at DESC NULLS FIRST, e.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Those of these members for whom an exclusion is in force now. */
export async function excludedMembers(db: Db, members: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT DISTINCT e.member_id AS id FROM protection.exclusion e
     WHERE e.member_id = ANY (${members.map(String)}::bigint[]) AND (e.ends_at IS NULL OR e.ends_at > ${now()})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A member's exclusions, newest first. */
export async function listExclusions(db: Db, memberId: bigint): Promise<Exclusion[]> {
  const { rows } = await sql<Exclusion>`
    SELECT ${COLUMNS} FROM protection.exclusion e WHERE e.member_id = ${memberId} ORDER BY e.begun_at DESC, e.id DESC LIMIT 50`.execute(
    db,
  );
  return rows;
}

/** One exclusion. Throws NOT_FOUND. */
export async function requireExclusion(db: Db, id: bigint): Promise<Exclusion> {
  const { rows } = await sql<Exclusion>`
    SELECT ${COLUMNS} FROM protection.exclusion e WHERE e.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** 1 while a cool-off or self-exclusion of the member is in force, else 0: the open pages of the member hide offers by it. */
export const countExclusions = async (db: Db, memberId: bigint): Promise<number> =>
  (await activeExclusion(db, memberId)) ? 1 : 0;
