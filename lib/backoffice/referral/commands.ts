import type { z } from 'zod';
import * as referral from '@/lib/rewards/referral/commands';
import { readReferralRules } from '@/lib/rewards/referral/queries';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import type * as schema from './schema';

// The routes check the permission `missions.write`.

/** Stores new rules of refer and earn. Throws CHANGED_MEANWHILE 409. */
export const changeReferralRules = (
  actor: Actor,
  { version, rules }: z.output<typeof schema.referralRulesInput>,
): Promise<{ version: number }> =>
  auditedTransaction(actor, async (tx) => {
    const before = (await readReferralRules(tx)).rules;
    const next = await referral.setReferralRules(tx, version, rules);
    return {
      outcome: { version: next },
      action: 'referral.rules',
      subject: 'referral:rules',
      detail: { before: JSON.stringify(before), after: JSON.stringify(rules) },
    };
  });

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
