import { sql, type Db } from '@/lib/db/client';

/** A change of a line that was applied: where the member was before it. */
export interface LineChange {
  memberId: bigint;
  at: Date;
  fromUplineId: bigint | null;
}

/** The uplines of some members and of everybody above them, at the moments from one on. */
export interface Lines {
  /** The upline at a moment; null at the top, and for a member who is not among them. */
  uplineAt(id: bigint, at: Date): bigint | null;
  /** Members whose line changed after the first moment, or that of somebody above. */
  moved(id: bigint): boolean;
}

/** The changes after a moment, in their order. Due changes must be applied. */
export async function readChanges(db: Db, since: Date): Promise<LineChange[]> {
  const { rows } = await sql<LineChange>`
    SELECT l.member_id AS "memberId", l.at, l.from_upline_id AS "fromUplineId" FROM agents.line_change l
     WHERE l.state = 'applied' AND l.at > ${since} ORDER BY l.at, l.id`.execute(db);
  return rows;
}

/** Reads the lines of members at the moments since the one after which `changes` were made. */
export async function readLines(
  db: Db,
  members: Iterable<bigint>,
  changes: readonly LineChange[],
): Promise<Lines> {
  const changesOf = new Map<bigint, LineChange[]>();
  const ids = new Set(members);
  for (const change of changes) {
    const known = changesOf.get(change.memberId);
    if (known) known.push(change);
    else changesOf.set(change.memberId, [change]);
    if (change.fromUplineId !== null) ids.add(change.fromUplineId);
  }
  const { rows } = await sql<{ id: bigint; upline_id: bigint | null }>`
    WITH RECURSIVE line AS (
      SELECT m.id, m.upline_id FROM identity.member m WHERE m.id = ANY (${[...ids]}::bigint[])
      UNION
      SELECT m.id, m.upline_id FROM line l JOIN identity.member m ON m.id = l.upline_id)
    SELECT id, upline_id FROM line`.execute(db);
  const present = new Map(rows.map(({ id, upline_id }) => [id, upline_id]));

  const uplineAt = (id: bigint, at: Date): bigint | null => {
    const later = changesOf.get(id)?.find((change) => change.at > at);
    return later ? later.fromUplineId : (present.get(id) ?? null);
  };
  // The present uplines suffice: if nobody above has changed, they are those of every moment.
  const known = new Map<bigint, boolean>();
  const moved = (id: bigint): boolean => {
    if (changesOf.size === 0) return false;
    const chain: bigint[] = [];
    let at: bigint | null = id;
    let result: boolean | undefined;
    while (at !== null && result === undefined) {
      result = changesOf.has(at) ? true : known.get(at);
      chain.push(at);
      at = present.get(at) ?? null;
    }
    for (const each of chain) known.set(each, result ?? false);
    return result ?? false;
  };
  return { uplineAt, moved };
}
