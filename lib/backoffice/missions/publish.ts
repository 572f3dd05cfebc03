import { ZERO, type Amount } from '@/lib/money/amount';
import { POINTS_CURRENCY } from '@/lib/money/currency';
import { siteCurrency } from '@/lib/reporting/settlement';
import { publishMission } from '@/lib/rewards/missions/commands';
import { getMission } from '@/lib/rewards/missions/queries';
import { publishedKind } from '../publications/action';

/** How missions are published: by what a member gets once. Spins are worth what the wheel gives: they are not counted. */
export const publishedMission = publishedKind({
  noun: 'mission',
  permission: 'missions.write',
  get: getMission,
  givenBy: ({ reward, amount }) => (reward === 'spins' ? ZERO : (amount as Amount)),
  publish: publishMission,
  facts: ({ period }) => ({ period }),
  currency: ({ reward }) => (reward === 'points' ? POINTS_CURRENCY : siteCurrency()),
});
