import { sql, type Db } from '@/lib/db/client';
import { sha256 } from '@/lib/platform/ids';
import { createSealer } from '@/lib/platform/sealing';
import { accountKey } from '../queries';
import type { Origin } from '../types';
import { GUESSING_TASK } from './constants';

const sealer = createSealer('croupier/identity/guessing/1');

/** What lies in the queue between the guess and the job. */
interface Guessing {
  username: string;
  origin: Origin;
}

/**
 * Reports that the tries at a name are used up. The same is done for names that nobody has: jobs.ts decides whether
 * there is an owner to tell (trust.md X5, X6). One report waits per name, however many come.
 */
export async function reportGuessing(db: Db, username: string, origin: Origin): Promise<void> {
  const report: Guessing = { username, origin };
  const sealed = sealer.seal(Buffer.from(JSON.stringify(report)), GUESSING_TASK).toString('base64');
  const key = `${GUESSING_TASK}:${sha256(accountKey(username)).toString('base64url')}`;
  await sql`SELECT graphile_worker.add_job(${GUESSING_TASK}, json_build_object('sealed', ${sealed}::text), job_key := ${key}, max_attempts := 5)`.execute(
    db,
  );
}

/** Opens what reportGuessing sealed; throws where it was tampered with. */
export function openGuessing(sealed: string): Guessing {
  return JSON.parse(sealer.open(Buffer.from(sealed, 'base64'), GUESSING_TASK).toString()) as Guessing;
}
