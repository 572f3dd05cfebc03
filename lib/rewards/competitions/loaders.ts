import { database, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
import { siteCurrency } from '@/lib/reporting/settlement';
import { scopeNames } from '../missions/member';
import { PLACES_SHOWN } from './constants';
import { listShown, readOwn, readPlaces } from './queries';
import { toWireCompetition, type WireCompetition, type WireLeaderboard } from './wire';

/**
 * The competitions that members are shown with their first places, and the own place of a member. Empty for an excluded member and for a trial
 * player, who receive no offers.
 */
export async function readLeaderboard(
  db: Db,
  session: { memberId: bigint; currency: string; kind: string },
  language: string,
): Promise<WireLeaderboard> {
  const { memberId, currency } = session;
  if (session.kind === 'trial' || (await activeExclusion(db, memberId))) return { list: [], currency };
  return { list: await readAll(db, language, PLACES_SHOWN, memberId), currency };
}

async function readAll(
  db: Db,
  language: string,
  size: number,
  memberId?: bigint,
): Promise<WireCompetition[]> {
  const at = now();
  const shown = await listShown(db, at);
  const names = await scopeNames(db, shown, language);
  const toWire = toWireCompetition({
    language,
    currency: siteCurrency(),
    at,
    names,
    ...(memberId !== undefined && { memberId }),
  });
  return Promise.all(
    shown.map(async (competition) => {
      const [places, own] = await Promise.all([
        readPlaces(db, competition, size),
        memberId === undefined ? undefined : readOwn(db, competition, memberId),
      ]);
      return toWire({ competition, places, own });
    }),
  );
}

/** The competitions that run now with their first places, for everybody. */
export async function loadRunning(language: string, size: number): Promise<WireCompetition[]> {
  const all = await readAll(database(), language, size);
  return all.filter(({ state }) => state === 'running');
}
