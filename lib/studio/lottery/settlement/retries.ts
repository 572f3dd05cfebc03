import { advanceChases } from './chases';
import { payByResult, settlerOfDraw } from './commands';
import { noteFailures, BetsNotSettled } from './failures';
import { tellSettled } from './notices';
import { recordBatch, setAsideBets, setAsideDraws } from './store';
import type { LotteryHost } from '../host';

/**
 * Tries again to settle bets that were set aside, of up to 20 draws and 500 bets each, the oldest first. What is settled leaves the list; what fails
 * again stays with its new cause. Chases that stop on a win are stopped, and winners are told. Returns how many bets are settled now. It can be
 * repeated and killed at any point without paying twice; a kill after the bets are recorded may leave a winner untold.
 */
export async function retrySetAside(host: LotteryHost): Promise<number> {
  let settled = 0;
  for (const draw of await setAsideDraws(host.sql)) {
    const bets = await setAsideBets(host.sql, draw.id);
    if (bets.length === 0) continue;
    const paid = await payByResult(host, draw, bets, settlerOfDraw(draw));
    if (paid.failed.length > 0)
      await noteFailures(host.sql, draw, paid.failed).catch((error: unknown) => {
        if (!(error instanceof BetsNotSettled)) throw error;
      });
    const to = bets.at(-1)!.id;
    if (!(await recordBatch(host.sql, draw, { from: null, to, bets: paid.settled }))) continue;
    settled += paid.settled.length;
    await advanceChases(host, draw);
    await tellSettled(host, draw);
  }
  return settled;
}
