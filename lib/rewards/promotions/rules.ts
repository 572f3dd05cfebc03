import { statusAt } from '@/lib/content/promotions/rules';
import { parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { dayAfter } from '@/lib/platform/day';
import type { ActivityFacts, ActivityStatus, Frequency, Progress, PromotionRule } from './types';

/** What a promotion without a rule is: it is read. */
export const ARTICLE_RULE: PromotionRule = {
  groupId: '',
  newDays: 0,
  goal: { deposit: '', turnover: '' },
  payout: { kind: 'none', amount: '', multiple: '0', days: 30 },
  frequency: 'once',
  application: { needsRemark: false, pictures: 0, least: '', most: '' },
  raffle: { closesAt: '', joining: 1, perDeposit: '', perTurnover: '', most: 100, prizes: [] },
  bonusId: '',
  mostRewards: '',
  budget: '',
};

/**
 * The status of a promotion for a reader (PROMO-2). What was given or decided comes before the schedule, so that a reward can be claimed
 * after the promotion has ended. Visitors and trial players see the schedule only.
 */
export function activityStatus(facts: ActivityFacts, at: Date): ActivityStatus {
  const { mode, reward, application } = facts;
  if (reward === 'claimable') return 'claim';
  if (reward === 'claimed') return mode === 'apply' || mode === 'raffle' ? 'issued' : 'claimed';
  if (application === 'applying') return 'applying';
  if (application === 'rejected') return 'rejected';
  const schedule = statusAt(facts, at);
  if (schedule === 'comingSoon') return 'comingSoon';
  if (facts.raffle && facts.hasJoined && !facts.raffle.isDrawn)
    return schedule === 'process' && facts.raffle.isOpen ? 'joined' : 'process';
  if (schedule === 'close' || facts.raffle?.isDrawn || facts.raffle?.isOpen === false) return 'close';
  // An approved application whose reward is gone: it cannot be made again.
  if (reward === 'gone' || application === 'approved') return 'close';
  if (!facts.isMember || !facts.isAddressed || mode === 'article') return 'process';
  if (mode === 'join' && facts.hasJoined && !facts.hasPayout) return facts.hasGoal ? 'joined' : 'signed';
  if (facts.isExhausted) return 'close';
  switch (mode) {
    case 'join':
      return !facts.hasJoined ? 'join' : facts.isReached ? 'claim' : 'joined';
    case 'claim':
      return facts.isReached ? 'claim' : 'process';
    case 'apply':
    case 'raffle':
      return 'join';
    case 'bonus':
    case 'rebate':
      return 'process';
  }
}

/** The name of the period of a frequency at a moment, in the settlement zone: `once`, `2026-11-25`, `week 2026-11-23`. */
export function periodOf(frequency: Frequency, at: Date, zone: string): string {
  if (frequency === 'once') return 'once';
  const day = dayOf(at, zone);
  return frequency === 'day' ? day : `week ${mondayOf(day)}`;
}

/** The first moment of that period; undefined for `once`. */
export function periodStart(frequency: Frequency, at: Date, zone: string): Date | undefined {
  if (frequency === 'once') return undefined;
  const day = dayOf(at, zone);
  return dayStart(frequency === 'day' ? day : mondayOf(day), zone);
}

const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The parts of a goal with what was done, in a fixed order. */
export function progressOf(
  goal: PromotionRule['goal'],
  done: { deposit: Amount; turnover: Amount },
): Progress[] {
  return (['deposit', 'turnover'] as const).flatMap((kind) => {
    const least = parseAmount(goal[kind]);
    return least === undefined || least === 0n ? [] : [{ kind, done: done[kind], goal: least }];
  });
}

export const isReached = (progress: readonly Progress[]): boolean =>
  progress.every(({ done, goal }) => done >= goal);

/** What the payout of a rule costs; undefined if it has none. */
export function payoutOf(
  { payout }: PromotionRule,
  currencies: { money: string; points: string },
): { currency: string; amount: Amount; multiple: string } | undefined {
  const amount = parseAmount(payout.amount) ?? ZERO;
  if (payout.kind === 'none' || amount <= 0n) return undefined;
  return {
    currency: payout.kind === 'money' ? currencies.money : currencies.points,
    amount,
    multiple: payout.kind === 'money' ? payout.multiple : '0',
  };
}

/**
 * Whether one more reward would break a cap of the rule. The budget is in the unit of the payout: money, or points. `amount` in 1/10,000.
 */
export function isOverCap(
  rule: PromotionRule,
  given: { count: number; money: bigint; points: bigint },
  kind: 'money' | 'points',
  amount: bigint,
): boolean {
  if (rule.mostRewards !== '' && given.count >= Number(rule.mostRewards)) return true;
  const budget = parseAmount(rule.budget);
  return budget !== undefined && given[kind] + amount > budget;
}
