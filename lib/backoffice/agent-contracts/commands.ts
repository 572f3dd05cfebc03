import type { z } from 'zod';
import { decideOffer, offerContract, withdrawOffer } from '@/lib/agents/contracts/commands';
import { decideEndRequest, endByOperator } from '@/lib/agents/contracts/end-commands';
import { toTerms } from '@/lib/agents/contracts/schema';
import { toWireTerms } from '@/lib/agents/contracts/wire';
import type { Contract } from '@/lib/agents/contracts/types';
import { newestAgentRules } from '@/lib/agents/rules/queries';
import { raisesPay } from '@/lib/agents/rules/rules';
import * as templates from '@/lib/agents/templates/commands';
import { accountKey, memberByAccount } from '@/lib/identity/queries';
import { badInput } from '@/lib/platform/errors';
import { submit } from '../approvals/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { changeAgentRulesAction } from './rules-approval';
import type * as schema from './schema';

// The routes check the permissions `agents.contracts` and `agents.rules`.

const byOperator = (actor: Actor) => ({ operatorId: actor.operator.id });
const detailOf = ({ agent, terms }: Contract) => ({
  agent: agent.account,
  terms: JSON.stringify(toWireTerms(terms)),
});

/** Offers the platform's contract to an agent without an upline. Throws INVALID_INPUT (account) and what offerContract throws. */
export const offer = (
  actor: Actor,
  { account, terms, requestId, confirm }: z.output<typeof schema.offerInput>,
): Promise<{ id: bigint }> =>
  auditedTransaction(actor, async (tx) => {
    const member = await memberByAccount(tx, accountKey(account));
    if (!member) throw badInput({ account: { code: 'ACCOUNT_UNKNOWN' } });
    const contract = await offerContract(tx, byOperator(actor), {
      agentId: member.id,
      terms: toTerms(terms),
      requestId,
      confirm,
    });
    return {
      outcome: { id: contract.id },
      action: 'agentContract.offer',
      subject: `agentContract:${contract.id}`,
      detail: detailOf(contract),
    };
  });

/** Accepts or rejects what an agent has asked of the platform. Throws what decideOffer throws. */
export const decide = (
  actor: Actor,
  { id, accept, confirm }: z.output<typeof schema.decideInput>,
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const contract = await decideOffer(tx, byOperator(actor), { contractId: id, accept, confirm });
    return {
      outcome: undefined,
      action: accept ? 'agentContract.accept' : 'agentContract.reject',
      subject: `agentContract:${id}`,
      detail: detailOf(contract),
    };
  });

/** Withdraws an open offer of the platform. Throws what withdrawOffer throws. */
export const withdraw = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const contract = await withdrawOffer(tx, byOperator(actor), id);
    return {
      outcome: undefined,
      action: 'agentContract.withdraw',
      subject: `agentContract:${id}`,
      detail: detailOf(contract),
    };
  });

/** Ends a contract and those below that depend on it; the page has named them. Throws what endByOperator throws. */
export const end = (actor: Actor, { id, reason }: z.output<typeof schema.endInput>): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const contract = await endByOperator(tx, { contractId: id, confirm: true });
    return {
      outcome: undefined,
      action: 'agentContract.end',
      subject: `agentContract:${id}`,
      detail: { ...detailOf(contract), reason },
    };
  });

/** Answers an agent's request to end the platform's contract at once. Throws what decideEndRequest throws. */
export const answerEndRequest = (
  actor: Actor,
  { id, accept }: z.output<typeof schema.endRequestInput>,
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const decision = accept ? ('accept' as const) : ('refuse' as const);
    const contract = await decideEndRequest(tx, byOperator(actor), {
      contractId: id,
      decision,
      confirm: true,
    });
    return {
      outcome: undefined,
      action: accept ? 'agentContract.acceptEnd' : 'agentContract.refuseEnd',
      subject: `agentContract:${id}`,
      detail: detailOf(contract),
    };
  });

/** Writes a template. Throws NOT_FOUND 404, INVALID_INPUT (name). */
export const saveTemplate = (
  actor: Actor,
  { id, name, shared, terms }: z.output<typeof schema.templateInput>,
): Promise<{ id: bigint }> =>
  auditedTransaction(actor, async (tx) => {
    const saved = await templates.saveTemplate(tx, id, { name, shared, terms: toTerms(terms) });
    return {
      outcome: { id: saved },
      action: 'agentTemplate.write',
      subject: `agentTemplate:${saved}`,
      detail: { name, shared, terms: JSON.stringify(terms) },
    };
  });

/** Removes a template. Throws NOT_FOUND 404. */
export const removeTemplate = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const name = await templates.removeTemplate(tx, id);
    return {
      outcome: undefined,
      action: 'agentTemplate.remove',
      subject: `agentTemplate:${id}`,
      detail: { name },
    };
  });

/**
 * Stores new rules of the programme, from the next settlement day on, or requests it if they pay more: then another operator must approve it. Throws
 * CHANGED_MEANWHILE 409, APPROVAL_PENDING 409.
 */
export async function changeRules(
  actor: Actor,
  { version, rules }: z.output<typeof schema.rulesInput>,
): Promise<{ status: 'performed' | 'requested'; id?: string; version?: number }> {
  const raises = raisesPay((await newestAgentRules(actor.db)).rules, rules);
  const given = { version, rules: JSON.stringify(rules), raises };
  const result = await submit(actor, changeAgentRulesAction, given, '-');
  return result.status === 'requested' ? result : { status: 'performed', version: result.outcome };
}
