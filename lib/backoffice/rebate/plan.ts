import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import type { Db } from '@/lib/db/client';
import { formatDecimal, ZERO } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { dayAfter } from '@/lib/platform/day';
import { badInput } from '@/lib/platform/errors';
import { toFieldErrors } from '@/lib/platform/http/field-errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import { addPlan, deletePlan } from '@/lib/rewards/rebate/commands';
import { planInForce } from '@/lib/rewards/rebate/errors';
import { listPlans, planOf } from '@/lib/rewards/rebate/queries';
import { raisesRates } from '@/lib/rewards/rebate/rules';
import { planInput, type PlanInput } from '@/lib/rewards/rebate/schema';
import type { Plan } from '@/lib/rewards/rebate/types';
import { rewardRule } from '../approvals/reward-rule';
import { UNLIMITED } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';

const payload = z.object({
  /** The settlement day from which it is in force. */
  day: z.string('REQUIRED').max(10, 'INVALID'),
  /** The body of the form as JSON. */
  plan: z.string('REQUIRED').max(100_000, 'INVALID'),
  /** What it gives a member at most for a day, if it gives more than the rates before it; otherwise '0.00'. */
  gives: amountText,
});
type PlanPayload = z.output<typeof payload>;

type Limits = Pick<Plan, 'rates' | 'maximum' | 'wagering'>;

interface State {
  before: Plan | undefined;
  next: PlanInput;
}

/** The plan that a new one replaces. */
const replacedBy = (db: Db, { validFrom }: PlanInput) => planOf(db, dayAfter(validFrom, -1));

/** What is compared with the threshold: without a maximum of a day there is no limit. */
function givenBy(before: Plan | undefined, next: Limits | undefined): string {
  if (!next || !raisesRates(before, next)) return formatDecimal(ZERO);
  return next.maximum === 0n ? UNLIMITED : formatDecimal(next.maximum);
}

/** A checked plan as the payload of a request: its amounts and rates are texts again. */
export async function planRequest(db: Db, next: PlanInput): Promise<PlanPayload> {
  const plan = {
    ...next,
    minimum: formatDecimal(next.minimum),
    maximum: formatDecimal(next.maximum),
    // A percent has 10,000 of 1/1,000,000, as an amount has 10,000 parts.
    rates: next.rates.map((rate) => ({ ...rate, rate: formatDecimal(BigInt(rate.rate)) })),
  };
  return {
    day: next.validFrom,
    plan: JSON.stringify(plan),
    gives: givenBy(await replacedBy(db, next), next),
  };
}

function parsePlan({ plan }: PlanPayload): PlanInput {
  const parsed = planInput.safeParse(JSON.parse(plan));
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data;
}

/** The rates in lines, for the other operator and the audit log. */
const linesOf = ({ rates }: Pick<Plan, 'rates'>): string[] =>
  rates.map(
    ({ scope, code, level, rate }) =>
      `${[scope, code, level === 0 ? '' : `VIP ${level}`].filter(Boolean).join(' ')}: ${formatDecimal(BigInt(rate))}%`,
  );

const factsOf = (plan: Omit<Plan, 'id'> | undefined) => ({
  day: plan?.validFrom ?? null,
  most: plan && plan.maximum > 0n ? { amount: formatDecimal(plan.maximum), currency: siteCurrency() } : null,
  wagering: plan?.wagering ?? null,
  rule: plan ? linesOf(plan) : [],
});

/**
 * Makes a plan of rates that is in force from a settlement day on. If it gives more than the plan that it replaces, the maximum of a day decides whether
 * another operator must approve it, together with the plans that the operator has made alone within a day. Its outcome is the plan's id.
 */
export const addPlanAction: ApprovalAction<PlanPayload, State, bigint> = {
  name: 'rebate.plan',
  permission: 'rebate.write',
  payload,
  rule: {
    ...rewardRule,
    counted: 'each',
    countedWith: ['rebate.plan', 'rebate.deletePlan'],
    changes: ({ before, next }) => raisesRates(before, next),
  },
  subject: ({ day }) => `rebatePlan:${day}`,
  async load(db, given) {
    const next = parsePlan(given);
    const before = await replacedBy(db, next);
    if (next.validFrom !== given.day || givenBy(before, next) !== given.gives) throw changedMeanwhile();
    return { before, next };
  },
  describe: (_given, { before, next }) => ({ before: factsOf(before), after: factsOf(next) }),
  perform: (tx, actor, _given, { next }, request) =>
    addPlan(tx, { ...next, operatorId: request?.requestedBy ?? actor.operator.id }),
};

const deletion = z.object({
  plan: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  day: z.string('REQUIRED').max(10, 'INVALID'),
  /** What the plan before gives a member at most for a day, if it gives more than the deleted one; otherwise '0.00'. */
  gives: amountText,
});
type DeletionPayload = z.output<typeof deletion>;

interface Deletion {
  before: Plan;
  next: Plan | undefined;
}

/** The plan with an id, and the one that stays in force without it. Throws PLAN_IN_FORCE 409 for an unknown one. */
async function deletionOf(db: Db, id: bigint): Promise<Deletion> {
  const before = (await listPlans(db, 1000)).find((plan) => plan.id === id);
  if (!before) throw planInForce();
  return { before, next: await planOf(db, dayAfter(before.validFrom, -1)) };
}

/** The deletion of a plan as the payload of a request. Throws PLAN_IN_FORCE 409. */
export async function deletionRequest(db: Db, id: bigint): Promise<DeletionPayload> {
  const { before, next } = await deletionOf(db, id);
  return { plan: String(id), day: before.validFrom, gives: givenBy(before, next) };
}

/**
 * Deletes a plan whose day has not come. If the plan before it gives more and stays in force instead, it is a raise like a new plan, and counts together
 * with those. Its outcome is the day.
 */
export const deletePlanAction: ApprovalAction<DeletionPayload, Deletion, string> = {
  name: 'rebate.deletePlan',
  permission: 'rebate.write',
  payload: deletion,
  rule: {
    ...rewardRule,
    counted: 'each',
    countedWith: ['rebate.plan', 'rebate.deletePlan'],
    changes: ({ before, next }) => next !== undefined && raisesRates(before, next),
  },
  subject: ({ day }) => `rebatePlan:${day}`,
  async load(db, { plan, gives }) {
    const state = await deletionOf(db, BigInt(plan));
    if (givenBy(state.before, state.next) !== gives) throw changedMeanwhile();
    return state;
  },
  describe: (_given, { before, next }) => ({ before: factsOf(before), after: factsOf(next) }),
  perform: (tx, _actor, { plan }) => deletePlan(tx, BigInt(plan)),
};
