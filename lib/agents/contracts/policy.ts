import { sql, type Tx } from '@/lib/db/client';
import { isAgentType } from '@/lib/identity/account-types';
import { notFound } from '@/lib/platform/errors';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import type { Contract } from './types';

/** Who acts on a contract: one of its members, or an operator for the platform. */
export type Actor = { memberId: bigint } | { operatorId: bigint };
/** The platform's operators are the upline of agents without one. */
export type Side = 'upline' | 'agent';

/** The side of an actor. Everybody else gets NOT_FOUND 404, so that nobody learns of contracts outside of their own. */
export function sideOf(contract: Contract, actor: Actor): Side {
  if ('operatorId' in actor) {
    if (contract.upline === null) return 'upline';
  } else {
    if (actor.memberId === contract.agent.id) return 'agent';
    if (actor.memberId === contract.upline?.id) return 'upline';
  }
  throw notFound();
}

export const otherSide = (side: Side): Side => (side === 'upline' ? 'agent' : 'upline');

/** The member of a side; undefined for the platform. */
export const memberOf = ({ upline, agent }: Contract, side: Side): bigint | undefined =>
  side === 'agent' ? agent.id : upline?.id;

export interface Parties {
  agentId: bigint;
  uplineId: bigint | null;
  currency: string;
}

/**
 * The two sides of a contract for an agent now: the agent and the present upline. `canSign`: both are active agents of one currency, and the
 * agent is not excluded. Only the two sides may learn that. Throws NOT_FOUND 404 for a member who is no agent.
 */
export async function partiesOf(tx: Tx, agentId: bigint): Promise<Parties & { canSign: boolean }> {
  const { rows } = await sql<{
    type: number;
    status: string;
    currency: string;
    uplineId: bigint | null;
    uplineType: number | null;
    uplineStatus: string | null;
    uplineCurrency: string | null;
  }>`
    SELECT a.type, a.status, a.currency::text AS currency, a.upline_id AS "uplineId", u.type AS "uplineType", u.status AS "uplineStatus",
           u.currency::text AS "uplineCurrency"
      FROM identity.member a LEFT JOIN identity.member u ON u.id = a.upline_id WHERE a.id = ${agentId}`.execute(
    tx,
  );
  const row = rows[0];
  if (!row || !isAgentType(row.type)) throw notFound();
  const areActive =
    row.status === 'active' &&
    (row.uplineId === null ||
      (isAgentType(row.uplineType!) && row.uplineStatus === 'active' && row.uplineCurrency === row.currency));
  const canSign = areActive && !(await activeExclusion(tx, agentId));
  return { agentId, uplineId: row.uplineId, currency: row.currency, canSign };
}
