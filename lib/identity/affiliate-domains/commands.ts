import type { Db } from '@/lib/db/client';
import { publicUrl } from '@/lib/platform/env';
import { badInput, notFound } from '@/lib/platform/errors';
import { now } from '@/lib/platform/clock';
import { affiliateByCode } from '../registration/affiliates';

/**
 * Adds a domain of an agent, by the agent's code. Throws INVALID_INPUT if no agent
 * has the code, or the domain is listed or the site's own.
 */
export async function addAffiliateDomain(
  db: Db,
  { host, code }: { host: string; code: string },
): Promise<{ agentId: bigint }> {
  // Everybody who comes without an agent registers there.
  if (host === new URL(publicUrl()).host) throw badInput({ host: { code: 'HOST_OWN' } });
  const agent = await affiliateByCode(db, code);
  if (!agent) throw badInput({ code: { code: 'AFFILIATE_CODE' } });
  const row = await db
    .insertInto('identity.affiliate_domain')
    .values({ host, agent_id: agent.id, created_at: now() })
    .onConflict((on) => on.column('host').doNothing())
    .returning('host')
    .executeTakeFirst();
  if (!row) throw badInput({ host: { code: 'HOST_TAKEN' } });
  return { agentId: agent.id };
}

/** Removes a domain; who registers there from now on has no agent. Throws NOT_FOUND 404. */
export async function removeAffiliateDomain(db: Db, host: string): Promise<{ agentId: bigint }> {
  const row = await db
    .deleteFrom('identity.affiliate_domain')
    .where('host', '=', host)
    .returning('agent_id')
    .executeTakeFirst();
  if (!row) throw notFound();
  return { agentId: row.agent_id };
}
