import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import { amount, formatDecimal, ZERO } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { badInput } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { setReferralRules } from '@/lib/rewards/referral/commands';
import { readReferralRules } from '@/lib/rewards/referral/queries';
import { mostAtOnce, raisesEarnings } from '@/lib/rewards/referral/rules';
import { referralRules } from '@/lib/rewards/referral/schema';
import type { ReferralRules } from '@/lib/rewards/referral/types';
import { rewardRule } from '../approvals/reward-rule';
import { UNLIMITED } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';

const payload = z.object({
  version: z.int('INVALID').min(0, 'INVALID'),
  /** The rules as JSON. */
  rules: z.string('REQUIRED').max(10_000, 'INVALID'),
  /** The most that they give a member for a friend or a day, if they give more than the rules before them; otherwise '0.00'. */
  gives: amountText,
});
type RulesPayload = z.output<typeof payload>;

interface State {
  before: ReferralRules;
  next: ReferralRules;
}

/** What is compared with the threshold: without a cap there is no limit. */
export function givenBy(before: ReferralRules, next: ReferralRules): string {
  if (!raisesEarnings(before, next)) return formatDecimal(ZERO);
  const most = mostAtOnce(next);
  return most === undefined ? UNLIMITED : formatDecimal(amount(most));
}

/** Rules in lines, for the other operator and the audit log. */
const linesOf = (rules: ReferralRules): string[] =>
  Object.entries(rules).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

/**
 * Stores new rules of refer and earn. If they give more than those before them, what they give at once decides whether another operator must approve
 * them, together with the rules that the operator has set alone within a day. Its outcome is the new version.
 */
export const changeReferralRulesAction: ApprovalAction<RulesPayload, State, number> = {
  name: 'referral.rules',
  permission: 'missions.write',
  payload,
  rule: {
    ...rewardRule,
    counted: 'each',
    changes: ({ before, next }) => raisesEarnings(before, next),
  },
  subject: () => 'referral:rules',
  async load(db, given) {
    const parsed = referralRules.safeParse(JSON.parse(given.rules));
    if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
    const { rules: before, version } = await readReferralRules(db);
    if (version !== given.version || givenBy(before, parsed.data) !== given.gives) throw changedMeanwhile();
    return { before, next: parsed.data };
  },
  describe: (_given, { before, next }) => ({
    before: { rule: linesOf(before) },
    after: { rule: linesOf(next) },
  }),
  perform: (tx, _actor, { version }, { next }) => setReferralRules(tx, version, next),
};
