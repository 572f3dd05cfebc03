import { flag } from '@/lib/content/queries';
import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { selectContracts } from './queries';
import { toWireConsolidated, type WireConsolidated } from './wire';

/** A member's contracts in force and the offers that wait for the member's answer; nothing while AGENTPOLICY3 is off. */
export async function consolidatedOf(db: Db, memberId: bigint): Promise<WireConsolidated> {
  if (!(await flag(db, 'AGENTPOLICY3', true))) return toWireConsolidated(memberId, []);
  const at = now();
  const open = await selectContracts(
    db,
    sql`(c.agent_id = ${memberId} AND c.state = 'signed' AND (c.ends_at IS NULL OR (c.ends_at > ${at} AND c.ends_at > c.starts_at)))
        OR (c.state = 'offered' AND (c.agent_id = ${memberId} OR c.upline_id = ${memberId}))`,
  );
  return toWireConsolidated(memberId, open);
}
