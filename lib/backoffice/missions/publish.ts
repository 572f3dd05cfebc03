import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import { formatDecimal, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { siteCurrency } from '@/lib/reporting/settlement';
import { publishMission } from '@/lib/rewards/missions/commands';
import { getMission } from '@/lib/rewards/missions/queries';
import type { Mission, MissionContent } from '@/lib/rewards/missions/types';
import { REWARD_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';

const payload = z.object({
  mission: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  version: z.int('INVALID').min(1, 'INVALID'),
  /** What a member gets for it once, as a decimal string of money or points; '0.00' for spins. */
  gives: amountText,
});

/** What a member gets for a mission once, in 1/10,000 of money or points. Spins are worth what the wheel gives: they are not counted. */
export const givenBy = ({ reward, amount }: Pick<MissionContent, 'reward' | 'amount'>): Amount =>
  reward === 'spins' ? ZERO : (amount as Amount);

/** Publishes a mission. What it gives a member at once decides whether another operator must approve it. Its outcome is the new version. */
export const publishMissionAction: ApprovalAction<z.output<typeof payload>, Mission, number> = {
  name: 'mission.publish',
  permission: 'missions.write',
  payload,
  rule: { kind: 'above', threshold: REWARD_THRESHOLD, amount: ({ gives }) => parseAmount(gives)! },
  subject: ({ mission }) => `mission:${mission}`,
  async load(db, given) {
    const mission = await getMission(db, BigInt(given.mission));
    if (mission.version !== given.version || formatDecimal(givenBy(mission)) !== given.gives)
      throw changedMeanwhile();
    return mission;
  },
  describe: (given, { title, published, reward, period }) => ({
    before: { title: title.en, published },
    after: {
      title: title.en,
      published: true,
      period,
      gives: { amount: given.gives, currency: reward === 'points' ? POINTS_CURRENCY : siteCurrency() },
    },
  }),
  perform: (tx, _actor, given) => publishMission(tx, BigInt(given.mission), given.version, true),
};
