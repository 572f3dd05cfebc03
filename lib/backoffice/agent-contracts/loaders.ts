import { sql } from 'kysely';
import { database } from '@/lib/db/client';
import { nextSlot } from '@/lib/agents/constants';
import { contractsTouched } from '@/lib/agents/contracts/ends';
import { findContract, selectContracts } from '@/lib/agents/contracts/queries';
import type { Contract, Touched } from '@/lib/agents/contracts/types';
import { rulesHoldFrom } from '@/lib/agents/rules/commands';
import { agentRulesAt, newestAgentRules } from '@/lib/agents/rules/queries';
import { listTemplates } from '@/lib/agents/templates/queries';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';

export interface LoadedContract {
  contract: Contract;
  /** The versions of the same agent and kind, the newest first. */
  versions: Contract[];
  /** What ends below if it ended now. */
  below: Touched[];
}

/** One contract with its versions, and those below that depend on it; undefined if there is none. */
export async function loadContract(id: bigint): Promise<LoadedContract | undefined> {
  const db = database();
  const contract = await findContract(db, id);
  if (!contract) return undefined;
  const { agent, terms } = contract;
  const isOpen = contract.state === 'signed' && (contract.endsAt === null || contract.endsAt > now());
  const [versions, below] = await Promise.all([
    selectContracts(
      db,
      sql`c.agent_id = ${agent.id} AND c.kind = ${terms.kind}`,
      sql`ORDER BY c.id DESC LIMIT 100`,
    ),
    isOpen
      ? contractsTouched(db, { agentId: agent.id, kind: terms.kind, at: nextSlot(now()), next: null })
      : [],
  ]);
  return { contract, versions, below };
}

export const loadTemplates = () => listTemplates(database());

/** The newest rules with their version, those in force now if they differ, and the day from which a change is in force. */
export async function loadAgentRules() {
  const db = database();
  const [newest, current] = await Promise.all([newestAgentRules(db), agentRulesAt(db, now())]);
  return { newest, current, holdFrom: rulesHoldFrom(), currency: siteConfig().money.currency };
}
