import { database } from '@/lib/db/client';
import * as queries from './queries';

/** The vendors and payment channels that can be reconciled, and the last runs. */
export async function loadReconciliations() {
  const db = database();
  const [sources, runs] = await Promise.all([queries.listParties(db), queries.listRuns(db)]);
  return { sources, runs };
}

/** One run with a page of its differences; undefined if it does not exist. */
export async function loadReconciliation(id: bigint, page: number) {
  const db = database();
  const run = await queries.getRun(db, id);
  return run && { run, differences: await queries.listDifferences(db, id, page) };
}
