import { listGroups } from '@/lib/cashier/groups/queries';
import { database } from '@/lib/db/client';
import { listSegments } from '@/lib/reporting/segments/queries';
import { siteCurrency } from '@/lib/reporting/settlement';
import { getBonus, listBonuses, listDecisions } from '@/lib/rewards/bonuses/queries';
import { undefinedIfNotFound } from '../rules';

/** The decisions that a bonus's page shows. */
const SHOWN_DECISIONS = 50;

export const loadBonuses = () => listBonuses(database());

/** One bonus with its newest decisions; undefined if it does not exist. */
export async function findBonus(id: bigint) {
  const bonus = await undefinedIfNotFound(getBonus(database(), id));
  return bonus && { bonus, decisions: await listDecisions(database(), id, SHOWN_DECISIONS) };
}

/** What the form of a bonus offers: groups, segments and the currency. */
export async function loadBonusForm() {
  const [groups, segments] = await Promise.all([listGroups(database()), listSegments(database())]);
  const toOption = ({ id, name }: { id: bigint; name: string }) => ({ id: String(id), name });
  return { groups: groups.map(toOption), segments: segments.map(toOption), currency: siteCurrency() };
}
