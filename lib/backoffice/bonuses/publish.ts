import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { siteCurrency } from '@/lib/reporting/settlement';
import { publishBonus } from '@/lib/rewards/bonuses/commands';
import { getBonus, sumPublished } from '@/lib/rewards/bonuses/queries';
import type { Bonus } from '@/lib/rewards/bonuses/types';
import { REWARD_THRESHOLD, UNLIMITED } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';

const payload = z.object({
  bonus: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  version: z.int('INVALID').min(1, 'INVALID'),
  /** What it may give in all as a decimal string; '': without limit. */
  budget: z
    .string('AMOUNT_FORMAT')
    .max(24, 'AMOUNT_FORMAT')
    .refine((text) => text === '' || parseAmount(text) !== undefined, 'AMOUNT_FORMAT'),
});
export type PublishPayload = z.output<typeof payload>;

export const budgetText = ({ budget }: Bonus): string => (budget === null ? '' : formatDecimal(budget));

/**
 * Publishes a bonus. Its budget decides whether another operator must approve it, together with the budgets of the other bonuses that the operator
 * has published alone within a day. Its outcome is the new version.
 */
export const publishBonusAction: ApprovalAction<PublishPayload, Bonus, number> = {
  name: 'bonus.publish',
  permission: 'bonuses.write',
  payload,
  rule: {
    kind: 'above',
    threshold: REWARD_THRESHOLD,
    amount: ({ budget }) => parseAmount(budget === '' ? UNLIMITED : budget) as Amount,
    daily: (tx, { operatorId, since }, _given, { id, rule }) =>
      sumPublished(tx, { operatorId, since, except: id, payout: rule.payout }),
  },
  subject: ({ bonus }) => `bonus:${bonus}`,
  async load(db, given) {
    const bonus = await getBonus(db, BigInt(given.bonus));
    if (bonus.version !== given.version || budgetText(bonus) !== given.budget) throw changedMeanwhile();
    return bonus;
  },
  describe: (given, { title, published, rule }) => ({
    before: { title: title.en, published },
    after: {
      title: title.en,
      published: true,
      budget:
        given.budget === ''
          ? null
          : {
              amount: given.budget,
              currency: rule.payout === 'points' ? POINTS_CURRENCY : siteCurrency(),
            },
    },
  }),
  perform: (tx, actor, given, _bonus, request) =>
    publishBonus(tx, BigInt(given.bonus), given.version, true, request ? null : actor.operator.id),
};
