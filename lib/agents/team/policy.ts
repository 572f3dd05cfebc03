import { sql, type Db } from '@/lib/db/client';
import { inLineOf } from '@/lib/identity/downline/line';
import { notFound } from '@/lib/platform/errors';

/**
 * Refuses a member outside the team of an agent: neither the agent nor below at any depth. Throws NOT_FOUND 404, the same as for a member who
 * does not exist, so that nobody learns who belongs to another line.
 */
export async function requireInTeam(db: Db, agentId: bigint, memberId: bigint): Promise<void> {
  if (agentId === memberId) return;
  const { rows } = await sql`
    SELECT FROM identity.member top JOIN identity.member below ON ${inLineOf('below', 'top')}
     WHERE top.id = ${agentId} AND below.id = ${memberId}`.execute(db);
  if (rows.length === 0) throw notFound();
}
