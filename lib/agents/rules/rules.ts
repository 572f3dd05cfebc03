import { parseAmount } from '@/lib/money/amount';
import type { AgentRules } from './types';

/** The amount above which a share waits for an operator; nothing is above no amount. */
const heldFrom = ({ holdAbove }: AgentRules): bigint | undefined =>
  holdAbove === '' ? undefined : parseAmount(holdAbove);

/**
 * Whether rules can pay agents more than those before, or hold less back for an operator: members are active with fewer bets, a cost is not counted
 * any more, a negative net loss is not carried on, or the amount above which a share waits is larger or gone.
 */
export function raisesPay(before: AgentRules, after: AgentRules): boolean {
  const [heldBefore, heldAfter] = [heldFrom(before), heldFrom(after)];
  return (
    (parseAmount(after.activeValidBet) ?? 0n) < (parseAmount(before.activeValidBet) ?? 0n) ||
    (['rebates', 'promotions', 'fees'] as const).some((cost) => before.costs[cost] && !after.costs[cost]) ||
    (before.carryNegative && !after.carryNegative) ||
    (heldBefore !== undefined && (heldAfter === undefined || heldAfter > heldBefore))
  );
}
