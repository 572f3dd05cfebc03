import * as domains from '@/lib/identity/affiliate-domains/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `site.write`: a domain decides whose downline a new member joins.

/** Adds a domain of an agent. Throws as addAffiliateDomain of lib/identity. */
export const addAffiliateDomain = (actor: Actor, given: { host: string; code: string }) =>
  auditedTransaction(actor, async (tx) => {
    const { agentId } = await domains.addAffiliateDomain(tx, given);
    return {
      outcome: { host: given.host },
      action: 'affiliateDomain.add',
      subject: `member:${agentId}`,
      detail: { host: given.host },
    };
  });

/** Removes a domain of an agent. Throws NOT_FOUND 404. */
export const removeAffiliateDomain = (actor: Actor, host: string) =>
  auditedTransaction(actor, async (tx) => {
    const { agentId } = await domains.removeAffiliateDomain(tx, host);
    return {
      outcome: { host },
      action: 'affiliateDomain.remove',
      subject: `member:${agentId}`,
      detail: { host },
    };
  });
