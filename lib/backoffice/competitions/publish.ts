import { z } from 'zod';
import { changedMeanwhile } from '@/lib/content/errors';
import { formatDecimal, parseAmount, type Amount } from '@/lib/money/amount';
import { amountText } from '@/lib/money/schema';
import { siteCurrency } from '@/lib/reporting/settlement';
import { publishCompetition } from '@/lib/rewards/competitions/commands';
import { getCompetition } from '@/lib/rewards/competitions/queries';
import type { Competition, CompetitionContent } from '@/lib/rewards/competitions/types';
import { REWARD_THRESHOLD } from '../approvals/thresholds';
import type { ApprovalAction } from '../approvals/types';

const payload = z.object({
  competition: z.string('REQUIRED').regex(/^[1-9]\d{0,17}$/, 'INVALID'),
  version: z.int('INVALID').min(1, 'INVALID'),
  /** All prizes together as a decimal string; a point counts as a unit of money. */
  gives: amountText,
});

/** The sum of all prizes, in 1/10,000; a point counts as a unit of money. */
export const sumOfPrizes = ({ prizes }: Pick<CompetitionContent, 'prizes'>): Amount =>
  prizes.reduce((sum, { first, last, amount }) => sum + BigInt(last - first + 1) * amount, 0n) as Amount;

/** Publishes a leaderboard. Its prizes decide whether another operator must approve it. Its outcome is the new version. */
export const publishCompetitionAction: ApprovalAction<z.output<typeof payload>, Competition, number> = {
  name: 'competition.publish',
  permission: 'missions.write',
  payload,
  rule: { kind: 'above', threshold: REWARD_THRESHOLD, amount: ({ gives }) => parseAmount(gives)! },
  subject: ({ competition }) => `competition:${competition}`,
  async load(db, given) {
    const competition = await getCompetition(db, BigInt(given.competition));
    if (competition.version !== given.version || formatDecimal(sumOfPrizes(competition)) !== given.gives)
      throw changedMeanwhile();
    return competition;
  },
  describe: (given, { title, published }) => ({
    before: { title: title.en, published },
    after: {
      title: title.en,
      published: true,
      gives: { amount: given.gives, currency: siteCurrency() },
    },
  }),
  perform: (tx, _actor, given) => publishCompetition(tx, BigInt(given.competition), given.version, true),
};
