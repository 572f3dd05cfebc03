import { sql, type Db } from '@/lib/db/client';

interface Change {
  at: number;
  fromUplineId: bigint | null;
}

/** The uplines of some members and of everybody above them, at the moments from one on. */
export interface Lines {
  /** The upline at a moment; null at the top, and for a member who is not among them. */
  uplineAt(id: bigint, at: Date): bigint | null;
  /** The moments after the first one at which a line changed, in order. */
  changes: Date[];
  /** Members whose line changed after the first moment, or that of somebody above. */
  moved(id: bigint): boolean;
}

/** Reads the lines of members at the moments from `since` on. Due changes must be applied. */
export async function readLines(db: Db, members: readonly bigint[], since: Date): Promise<Lines> {
  const { rows: changeRows } = await sql<{ member_id: bigint; at: Date; from_upline_id: bigint | null }>`
    SELECT l.member_id, l.at, l.from_upline_id FROM agents.line_change l
     WHERE l.state = 'applied' AND l.at > ${since} ORDER BY l.at, l.id`.execute(db);
  const changes = new Map<bigint, Change[]>();
  const seeds = new Set(members);
  for (const { member_id, at, from_upline_id } of changeRows) {
    const change = { at: at.getTime(), fromUplineId: from_upline_id };
    const known = changes.get(member_id);
    if (known) known.push(change);
    else changes.set(member_id, [change]);
    if (from_upline_id !== null) seeds.add(from_upline_id);
  }
  const { rows } = await sql<{ id: bigint; upline_id: bigint | null }>`
    WITH RECURSIVE line AS (
      SELECT m.id, m.upline_id FROM identity.member m WHERE m.id = ANY (${[...seeds]}::bigint[])
      UNION
      SELECT m.id, m.upline_id FROM line l JOIN identity.member m ON m.id = l.upline_id)
    SELECT id, upline_id FROM line`.execute(db);
  const present = new Map(rows.map(({ id, upline_id }) => [id, upline_id]));

  const uplineAt = (id: bigint, at: Date): bigint | null => {
    const later = changes.get(id)?.find((change) => change.at > at.getTime());
    return later ? later.fromUplineId : (present.get(id) ?? null);
  };
  // The present uplines suffice: if nobody above has changed, they are those of every moment.
  const known = new Map<bigint, boolean>();
  const moved = (id: bigint): boolean => {
    if (changes.size === 0) return false;
    const chain: bigint[] = [];
    let at: bigint | null = id;
    let result: boolean | undefined;
    while (at !== null && result === undefined) {
      result = changes.has(at) ? true : known.get(at);
      chain.push(at);
      at = present.get(at) ?? null;
    }
    for (const each of chain) known.set(each, result ?? false);
    return result ?? false;
  };
  return {
    uplineAt,
    changes: [...new Set(changeRows.map(({ at }) => at.getTime()))].map((at) => new Date(at)),
    moved,
  };
}
