import { database } from '@/lib/db/client';
import * as queries from './queries';

/** Whose statements can be held against ours, and those that were. */
export async function reconciliationDesk() {
  const db = database();
  const [sources, runs] = await Promise.all([queries.sources(db), queries.runs(db)]);
  return { sources, runs };
}

/** One comparison with a page of what it found; undefined where there is none. */
export async function reconciliationRun(id: bigint, page: number) {
  const db = database();
  const run = await queries.run(db, id);
  return run && { run, differences: await queries.differencesOf(db, id, page) };
}
