import { sql, type Db } from '@/lib/db/client';
import type { LineMember } from './types';

/** The line of a member at a moment: from the top to the member. Empty for an unknown member. Types are those of today. */
export async function lineAt(db: Db, memberId: bigint, at: Date): Promise<LineMember[]> {
  const { rows } = await sql<LineMember>`
    SELECT m.id, m.account, m.nickname, m.type
      FROM unnest(agents.line_of(${memberId}, ${at})) WITH ORDINALITY AS line (id, no)
      JOIN identity.member m ON m.id = line.id
     ORDER BY line.no`.execute(db);
  return rows;
}
