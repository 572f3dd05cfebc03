import { sql, type Db } from '@/lib/db/client';
import type { ContractKind } from '../constants';

/** The kinds of contract that an agent has ever signed as the downline. */
export async function kindsOfContracts(db: Db, agentId: bigint): Promise<ContractKind[]> {
  const { rows } = await sql<{ kind: ContractKind }>`
    SELECT DISTINCT c.kind FROM agents.contract c WHERE c.agent_id = ${agentId} AND c.state = 'signed'`.execute(
    db,
  );
  return rows.map(({ kind }) => kind);
}
