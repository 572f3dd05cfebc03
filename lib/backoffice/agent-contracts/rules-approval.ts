import { z } from 'zod';
import { setAgentRules } from '@/lib/agents/rules/commands';
import { newestAgentRules } from '@/lib/agents/rules/queries';
import { raisesPay } from '@/lib/agents/rules/rules';
import { agentRulesSchema } from '@/lib/agents/rules/schema';
import type { AgentRules } from '@/lib/agents/rules/types';
import { changedMeanwhile } from '@/lib/content/errors';
import { parseAmount, ZERO } from '@/lib/money/amount';
import { badInput } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { REWARD_THRESHOLD, UNLIMITED } from '../approvals/thresholds';
import type { ApprovalAction, Facts } from '../approvals/types';

const payload = z.object({
  version: z.int('INVALID').min(0, 'INVALID'),
  /** The rules as JSON. */
  rules: z.string('REQUIRED').max(4_000, 'INVALID'),
  /** Whether they pay more than those before. */
  raises: z.boolean('INVALID'),
});

function parseRules(text: string): AgentRules {
  const parsed = agentRulesSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data;
}

const factsOf = (rules: AgentRules): Facts => ({
  activeValidBet: rules.activeValidBet,
  rebates: rules.costs.rebates,
  promotions: rules.costs.promotions,
  fees: rules.costs.fees,
  carryNegative: rules.carryNegative,
  holdAbove: rules.holdAbove || null,
  payAfterDays: Object.values(rules.payAfterDays).join(' / '),
  collectByHand: rules.collect.byHand,
  collectDays: rules.collect.days,
  offerDays: rules.offerDays,
});

/**
 * Changes the rules of the agent programme. Rules that pay agents more, or hold less back, need a second operator: nobody can say beforehand how much
 * it is, so that they count as more than any threshold. Its outcome is the new version.
 */
export const changeAgentRulesAction: ApprovalAction<z.output<typeof payload>, AgentRules, number> = {
  name: 'agents.rules',
  permission: 'agents.rules',
  payload,
  rule: {
    kind: 'above',
    threshold: REWARD_THRESHOLD,
    amount: ({ raises }) => (raises ? parseAmount(UNLIMITED)! : ZERO),
  },
  subject: () => 'agents:rules',
  async load(db, given) {
    const before = await newestAgentRules(db);
    if (before.version !== given.version || raisesPay(before.rules, parseRules(given.rules)) !== given.raises)
      throw changedMeanwhile();
    return before.rules;
  },
  describe: (given, before) => ({ before: factsOf(before), after: factsOf(parseRules(given.rules)) }),
  perform: async (tx, actor, given, _before, request) =>
    (
      await setAgentRules(tx, {
        version: given.version,
        rules: parseRules(given.rules),
        operatorId: request?.requestedBy ?? actor.operator.id,
      })
    ).version,
};
