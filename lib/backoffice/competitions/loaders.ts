import { database } from '@/lib/db/client';
import {
  getCompetition,
  listCompetitions,
  listResults,
  readPlaces,
} from '@/lib/rewards/competitions/queries';
import type { Competition } from '@/lib/rewards/competitions/types';
import { undefinedIfNotFound } from '../rules';

/** All competitions with the number of members in each. */
export const loadCompetitions = () => listCompetitions(database());

/** One competition; undefined if it does not exist. */
export const findCompetition = (id: bigint) => undefinedIfNotFound(getCompetition(database(), id));

/** The standing of a competition, and the result if it is settled. */
export async function loadStanding(competition: Competition) {
  const db = database();
  const [places, results] = await Promise.all([
    readPlaces(db, competition, 100),
    competition.settledAt === null ? [] : listResults(db, competition.id),
  ]);
  return { places, results };
}
