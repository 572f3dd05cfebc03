import { z } from 'zod';
import { referralRules } from '@/lib/rewards/referral/schema';
import { idInput } from '../schema';

/** The rules with the version that the operator has read. */
export const referralRulesInput = z.object({
  version: z.int('INVALID').min(0, 'INVALID'),
  rules: referralRules,
});

/** A decision on the relation of a friend; the id is the friend's. */
export const referralDecisionInput = idInput.extend({ state: z.enum(['allowed', 'refused'], 'INVALID') });
