import { listGroups } from '@/lib/cashier/groups/queries';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { listSegments } from '@/lib/reporting/segments/queries';
import { siteCurrency } from '@/lib/reporting/settlement';
import { getBonus, listBonuses, listDecisions } from '@/lib/rewards/bonuses/queries';
import { freeRoundGames } from '@/lib/rewards/free-rounds/games';
import { undefinedIfNotFound } from '../rules';

/** The decisions that a bonus's page shows. */
const SHOWN_DECISIONS = 50;

export const loadBonuses = () => listBonuses(database());

/** One bonus with its newest decisions; undefined if it does not exist. */
export async function findBonus(id: bigint) {
  const bonus = await undefinedIfNotFound(getBonus(database(), id));
  return bonus && { bonus, decisions: await listDecisions(database(), id, SHOWN_DECISIONS) };
}

/** What the form of a bonus offers: groups, segments, games with free rounds, and the currency. */
export async function loadBonusForm(locale: LocaleCode) {
  const [groups, segments, games] = await Promise.all([
    listGroups(database()),
    listSegments(database()),
    freeRoundGames(database(), locale),
  ]);
  const toOption = ({ id, name }: { id: bigint; name: string }) => ({ id: String(id), name });
  return { groups: groups.map(toOption), segments: segments.map(toOption), games, currency: siteCurrency() };
}
