import { sql, type Db } from '@/lib/db/client';
import type { LineMember } from './types';

/** The upline of a member at a moment, by member; null: directly below the platform. */
export interface TreeNode {
  id: bigint;
  uplineId: bigint | null;
}

/** The tree of all members, without trial players, as it was at a moment. Settlements read it; 100,000 members take a fraction of a second. */
export async function treeAt(db: Db, at: Date): Promise<TreeNode[]> {
  const { rows } = await sql<TreeNode>`
    SELECT t.id, t.upline_id AS "uplineId" FROM agents.tree_at(${at}) t ORDER BY t.id`.execute(db);
  return rows;
}

/** The line of a member at a moment: from the top to the member. Empty for an unknown member. Types are those of today. */
export async function lineAt(db: Db, memberId: bigint, at: Date): Promise<LineMember[]> {
  const { rows } = await sql<LineMember>`
    WITH RECURSIVE line AS (
      SELECT m.id, m.upline_id, 0 AS level FROM identity.member m WHERE m.id = ${memberId}
      UNION ALL
      SELECT above.id, above.upline_id, line.level + 1
        FROM line
        CROSS JOIN LATERAL ((SELECT c.from_upline_id AS id, 0 AS no FROM agents.line_change c
                              WHERE c.member_id = line.id AND c.state = 'applied' AND c.at > ${at}
                              ORDER BY c.at, c.id LIMIT 1)
                            UNION ALL SELECT line.upline_id, 1 ORDER BY no LIMIT 1) upline
        JOIN identity.member above ON above.id = upline.id
    )
    SELECT m.id, m.account, m.nickname, m.type FROM line JOIN identity.member m ON m.id = line.id ORDER BY line.level DESC`.execute(
    db,
  );
  return rows;
}
