import type { Db } from '@/lib/db/client';
import { logger } from '@/lib/platform/logger';
import { payDue } from '../bills/commands';
import { applyDue } from '../lines/commands';
import { countTeams } from '../reports/count';
import { isComplete, nextPeriod, settle, SETTLEMENT_KINDS } from './commands';
import { MAX_SETTLEMENTS } from './constants';
import { countPlay } from './count';
import { NotComplete } from './errors';

/**
 * Applies due changes of lines, counts what members played, settles the periods that have ended, pays the bills whose time has come, and sums
 * teams for their reports. Runs every five minutes, a minute after the end of each slot.
 */
export async function settleAgents(db: Db): Promise<void> {
  await applyDue(db);
  await countPlay(db);
  await settleDue(db);
  await payDue(db);
  await countTeams(db);
}

/**
 * Settles every period that has ended and is counted, those that were missed first. Returns how many. At most `limit` of each kind in one run:
 * the next run goes on.
 */
export async function settleDue(db: Db, limit = MAX_SETTLEMENTS): Promise<number> {
  let settled = 0;
  for (const kind of SETTLEMENT_KINDS)
    for (let count = 0; count < limit; count += 1) {
      const period = await nextPeriod(db, kind);
      if (!period || !(await isComplete(db, period.until))) break;
      try {
        if (await settle(db, kind, period)) settled += 1;
      } catch (error) {
        if (!(error instanceof NotComplete)) throw error;
        logger.info({ kind: kind.kind }, 'a period of agents is not settled yet; the next run tries again');
        break;
      }
    }
  return settled;
}
