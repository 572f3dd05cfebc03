import type { Db } from '@/lib/db/client';
import { AGENT_TYPES, isAgentType } from '../account-types';

/** The most domains in the back office's list. */
const MAX_LISTED = 500;

export interface AffiliateDomain {
  host: string;
  /** The agent's affiliate code. */
  code: string;
  agentId: bigint;
  account: string;
  /** False if the agent was blocked or is no agent any more: the domain then stands for nobody. */
  isInForce: boolean;
}

/** Returns the domains of agents, by name. */
export async function affiliateDomains(db: Db): Promise<AffiliateDomain[]> {
  const rows = await db
    .selectFrom('identity.affiliate_domain as d')
    .innerJoin('identity.member as m', 'm.id', 'd.agent_id')
    .select(['d.host', 'm.referral_code', 'm.id', 'm.account', 'm.type', 'm.status'])
    .orderBy('d.host')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    host: row.host,
    code: row.referral_code,
    agentId: row.id,
    account: row.account,
    isInForce: row.status === 'active' && isAgentType(row.type),
  }));
}

/** Returns the agent of a domain: who registers there becomes their downline. Undefined without one in force. */
export async function agentOfDomain(db: Db, host: string): Promise<{ id: bigint; code: string } | undefined> {
  return db
    .selectFrom('identity.affiliate_domain as d')
    .innerJoin('identity.member as m', 'm.id', 'd.agent_id')
    .select(['m.id', 'm.referral_code as code'])
    .where('d.host', '=', host.toLowerCase())
    .where('m.status', '=', 'active')
    .where('m.type', 'in', [...AGENT_TYPES])
    .executeTakeFirst();
}
