import { advanceChases } from './chases';
import { payByResult, settlerOfDraw } from './commands';
import { ignoreWaiting, noteFailures, stageOf } from './failures';
import { tellSettled } from './notices';
import { recordBatch, setAsideBets, setAsideDraws, type DrawToSettle } from './store';
import { retryVoids } from './voids';
import type { LotteryHost } from '../host';

/**
 * Tries again to settle, correct or void bets that were set aside, of up to 20 draws and 500 bets each, the oldest first. What is done leaves the list;
 * what fails again stays with its new cause. Chases that stop on a win are stopped, and members are told, unless they were told of another bet of the
 * draw. Returns how many bets are done now. It can be repeated and killed at any point without paying twice; a kill after the bets are recorded may
 * leave a member untold.
 */
export async function retrySetAside(host: LotteryHost): Promise<number> {
  let done = 0;
  for (const draw of await setAsideDraws(host.sql))
    done += await (draw.isVoided ? retryVoids : retrySettlement)(host, draw);
  return done;
}

async function retrySettlement(host: LotteryHost, draw: DrawToSettle): Promise<number> {
  const bets = await setAsideBets(host.sql, draw.id);
  if (bets.length === 0) return 0;
  const { settled, failed } = await payByResult(host, draw, bets, settlerOfDraw(draw));
  await noteFailures(host.sql, draw, stageOf(draw), failed).catch(ignoreWaiting);
  if (!(await recordBatch(host.sql, draw, { from: null, to: bets.at(-1)!.id, bets: settled }))) return 0;
  await advanceChases(host, draw);
  await tellSettled(host, draw);
  return settled.length;
}
