import type { Amount } from '@/lib/money/amount';
import { siteCurrency } from '@/lib/reporting/settlement';
import { publishCompetition } from '@/lib/rewards/competitions/commands';
import { getCompetition } from '@/lib/rewards/competitions/queries';
import { publishedKind } from '../publications/action';

/** How leaderboards are published: by the sum of all prizes; a point counts as a unit of money. */
export const publishedCompetition = publishedKind({
  noun: 'competition',
  permission: 'missions.write',
  get: getCompetition,
  givenBy: ({ prizes }) =>
    prizes.reduce((sum, { first, last, amount }) => sum + BigInt(last - first + 1) * amount, 0n) as Amount,
  publish: publishCompetition,
  currency: siteCurrency,
});
