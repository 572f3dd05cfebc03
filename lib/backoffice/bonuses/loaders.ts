import { listGroups } from '@/lib/cashier/groups/queries';
import { textIn } from '@/lib/content/text';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { listSegments } from '@/lib/reporting/segments/queries';
import { siteCurrency } from '@/lib/reporting/settlement';
import { getBonus, listBonuses, listDecisions } from '@/lib/rewards/bonuses/queries';
import { freeRoundGames } from '@/lib/rewards/free-rounds/games';
import { readLadder } from '@/lib/rewards/vip/queries';
import { undefinedIfNotFound } from '../rules';

/** The decisions that a bonus's page shows. */
const SHOWN_DECISIONS = 50;

export const loadBonuses = () => listBonuses(database());

/** One bonus with its newest decisions; undefined if it does not exist. */
export async function findBonus(id: bigint) {
  const bonus = await undefinedIfNotFound(getBonus(database(), id));
  return bonus && { bonus, decisions: await listDecisions(database(), id, SHOWN_DECISIONS) };
}

/** What the form of a bonus offers: groups, segments, ranks, games with free rounds, and the currency. */
export async function loadBonusForm(locale: LocaleCode) {
  const [groups, segments, { ranks }, games] = await Promise.all([
    listGroups(database()),
    listSegments(database()),
    readLadder(database()),
    freeRoundGames(database(), locale),
  ]);
  const toOption = ({ id, name }: { id: bigint; name: string }) => ({ id: String(id), name });
  return {
    groups: groups.map(toOption),
    segments: segments.map(toOption),
    ranks: ranks.map(({ level, name }) => ({ level, name: textIn(name, locale) })),
    games,
    currency: siteCurrency(),
  };
}
