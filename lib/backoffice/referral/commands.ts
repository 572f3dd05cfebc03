import type { z } from 'zod';
import * as referral from '@/lib/rewards/referral/commands';
import { readReferralRules } from '@/lib/rewards/referral/queries';
import { submit } from '../approvals/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { changeReferralRulesAction, givenBy } from './rules';
import type * as schema from './schema';

// The routes check the permission `missions.write`.

/**
 * Stores new rules of refer and earn, or requests them if another operator must approve them. Throws CHANGED_MEANWHILE 409, and as submit. `version`
 * is the new one.
 */
export async function changeReferralRules(
  actor: Actor,
  { version, rules }: z.output<typeof schema.referralRulesInput>,
): Promise<{ status: 'performed' | 'requested'; id?: string; version?: number }> {
  const { rules: before } = await readReferralRules(actor.db);
  const given = { version, rules: JSON.stringify(rules), gives: givenBy(before, rules) };
  const result = await submit(actor, changeReferralRulesAction, given, '-');
  return result.status === 'requested' ? result : { status: 'performed', version: result.outcome };
}

/** Allows or refuses a friend's relation. Throws NOT_FOUND 404. */
export const decideReferral = (
  actor: Actor,
  { id, state }: z.output<typeof schema.referralDecisionInput>,
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    await referral.decideReferral(tx, { friendId: id, state, operatorId: actor.operator.id });
    return {
      outcome: undefined,
      action: state === 'allowed' ? 'referral.allow' : 'referral.refuse',
      subject: `member:${id}`,
      detail: {},
    };
  });
