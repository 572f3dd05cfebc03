import { sql, type Db } from '@/lib/db/client';
import { sha256 } from '@/lib/platform/ids';
import { createSealer } from '@/lib/platform/sealing';
import { accountKey } from '../queries';
import type { Origin } from '../types';
import { BRUTE_FORCE_TASK } from './constants';

const sealer = createSealer('croupier/identity/guessing/1');

/** The payload of the job. */
interface BruteForceReport {
  username: string;
  origin: Origin;
}

/**
 * Queues a report that all tries at a name are used up. Unknown names are queued too, so that both cost the same; the job
 * decides whether there is an owner to notify (X5, X6). At most one report per name is queued.
 */
export async function reportBruteForce(db: Db, username: string, origin: Origin): Promise<void> {
  const report: BruteForceReport = { username, origin };
  const sealed = sealer.seal(Buffer.from(JSON.stringify(report)), BRUTE_FORCE_TASK).toString('base64');
  const key = `${BRUTE_FORCE_TASK}:${sha256(accountKey(username)).toString('base64url')}`;
  await sql`SELECT graphile_worker.add_job(${BRUTE_FORCE_TASK}, json_build_object('sealed', ${sealed}::text), job_key := ${key}, max_attempts := 5)`.execute(
    db,
  );
}

/** Decrypts a report. Throws if it was tampered with. */
export function openReport(sealed: string): BruteForceReport {
  return JSON.parse(
    sealer.open(Buffer.from(sealed, 'base64'), BRUTE_FORCE_TASK).toString(),
  ) as BruteForceReport;
}
