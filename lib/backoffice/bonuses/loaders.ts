import { listGroups } from '@/lib/cashier/groups/queries';
import { textIn } from '@/lib/content/text';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { listSegments } from '@/lib/reporting/segments/queries';
import { siteCurrency } from '@/lib/reporting/settlement';
import { getBonus, listBonuses, listDecisions } from '@/lib/rewards/bonuses/queries';
import { stateOf } from '@/lib/rewards/bonuses/rules';
import { freeRoundGames } from '@/lib/rewards/free-rounds/games';
import { readLadder } from '@/lib/rewards/vip/queries';
import { waitingBySubject } from '../approvals/queries';
import { needsTwo, readThreshold, REWARD_THRESHOLD } from '../approvals/thresholds';
import { undefinedIfNotFound } from '../rules';
import { publishBonusAction } from './publish';

/** The decisions that a bonus's page shows. */
const SHOWN_DECISIONS = 50;

export const loadBonuses = () => listBonuses(database());

/**
 * One bonus with its newest decisions, its state, the request for its publication that waits, and the threshold of two operators; undefined if it does not
 * exist.
 */
export async function findBonus(id: bigint) {
  const db = database();
  const bonus = await undefinedIfNotFound(getBonus(db, id));
  if (!bonus) return undefined;
  const [decisions, waiting, threshold] = await Promise.all([
    listDecisions(db, id, SHOWN_DECISIONS),
    waitingBySubject(db, publishBonusAction.name),
    readThreshold(db, REWARD_THRESHOLD),
  ]);
  return {
    ...{ bonus, decisions, threshold, state: stateOf(bonus, now()) },
    requestId: waiting.get(`bonus:${id}`),
    needsTwo: bonus.budget === null || needsTwo(threshold, bonus.budget),
  };
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
