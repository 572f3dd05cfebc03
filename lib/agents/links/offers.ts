import type { Db } from '@/lib/db/client';
import { isAgentType } from '@/lib/identity/account-types';
import { createNotice } from '@/lib/notices/commands';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { AppError } from '@/lib/platform/errors';
import { CONTRACT_KINDS, type ContractKind } from '../constants';
import { offerContract } from '../contracts/commands';
import { termsInput, toTerms } from '../contracts/schema';
import type { Terms } from '../contracts/terms';

/** The terms of a link as they are stored, in the order of the kinds. Terms that this version does not understand are left out. */
export function storedOffers(offer: unknown): Terms[] {
  const byKind = (offer ?? {}) as Partial<Record<ContractKind, unknown>>;
  return CONTRACT_KINDS.flatMap((kind) => {
    const parsed = termsInput.safeParse(byKind[kind]);
    return parsed.success ? [toTerms(parsed.data)] : [];
  });
}

/** The requestId of the offer of a link: one offer for each agent and kind, however often the job runs. */
export const linkRequest = (linkId: bigint, kind: ContractKind): string => `link-${linkId}-${kind}`;

/** Why an offer of a link was not made; the texts of the notice name these. */
const REASONS: Partial<Record<string, 'above' | 'none'>> = {
  RATE_ABOVE_UPLINE: 'above',
  UPLINE_WITHOUT_CONTRACT: 'none',
};

/**
 * Offers a new agent the terms of the link by which the agent has registered, as offerContract does: under the lock of the structure and only
 * what the upline's own contract covers at that moment. The upline is told of what could not be offered. The job of the registration; a second
 * run makes no second offers.
 */
export async function offerTermsOfLink(db: Db, memberId: bigint): Promise<void> {
  const row = await db
    .selectFrom('agents.link_member as m')
    .innerJoin('agents.link as l', 'l.id', 'm.link_id')
    .innerJoin('identity.member as a', 'a.id', 'm.member_id')
    .select(['l.id', 'l.name', 'l.agent_id', 'l.offer', 'a.type', 'a.upline_id', 'a.account'])
    .where('m.member_id', '=', memberId)
    .executeTakeFirst();
  // A member who was moved or demoted since has another upline, or none that offers contracts.
  if (!row || row.upline_id !== row.agent_id || !isAgentType(row.type)) return;
  const refused: { kind: ContractKind; reason: 'above' | 'none' | 'other' }[] = [];
  for (const terms of storedOffers(row.offer)) {
    const offer = { agentId: memberId, terms, requestId: linkRequest(row.id, terms.kind), confirm: false };
    try {
      await offerContract(db, { memberId: row.agent_id }, offer);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ kind: terms.kind, reason: REASONS[error.code] ?? 'other' });
    }
  }
  for (const { kind, reason } of refused)
    await createNotice(db, row.agent_id, 'linkOfferRefused', {
      account: row.account,
      link: row.name,
      contract: kind,
      reason,
    });
  if (refused.length > 0) notifyBalanceChange([row.agent_id]);
}

/** The payload of the job `agents-link-offers`. */
export const offerTermsOfLinkJob = (db: Db, payload: unknown): Promise<void> =>
  offerTermsOfLink(db, BigInt((payload as { memberId: string }).memberId));
