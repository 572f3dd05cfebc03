import type { Db } from '@/lib/db/client';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { now } from '@/lib/platform/clock';
import { missionMember, missionsOf, scopeNames } from './member';
import { inChains, toWireMission, type WireMissions } from './wire';

/**
 * What a member sees of the missions: those that are open now with their progress, and rewards that can still be claimed. Empty for a member
 * who is excluded and for a trial player, who receive no offers.
 */
export async function readSummary(
  db: Db,
  session: { memberId: bigint; currency: string; kind: string },
  language: string,
): Promise<WireMissions> {
  const { memberId, currency } = session;
  const nothing = { missions: [], earlier: [], claimable: 0, currency };
  if (session.kind === 'trial' || (await activeExclusion(db, memberId))) return nothing;
  const member = await missionMember(db, memberId);
  if (!member) return nothing;
  const { current, earlier } = await missionsOf(db, member, now());
  const all = [...current, ...earlier];
  const names = await scopeNames(
    db,
    all.map(({ mission }) => mission),
    language,
  );
  const toWire = toWireMission(language, currency, names);
  return {
    missions: inChains(current).map(toWire),
    earlier: earlier.map(toWire),
    claimable: all.filter(({ state }) => state === 'reached' || state === 'claimable').length,
    currency,
  };
}
