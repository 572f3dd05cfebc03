import { finishBets } from '@/lib/studio/lottery/bets/finishing';
import { startLotteryDriver, type LotteryDriver } from '@/lib/studio/lottery/draws/driver';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { collectOwed, voidDraws } from '@/lib/studio/lottery/settlement/voids';
import { lotteryHost } from './host';

/** Starts the driver of the lottery's draws in this process, which the lease names `holder`. */
export const startLottery = (holder: string): LotteryDriver =>
  startLotteryDriver(lotteryHost(), holder, {
    settle: async (host, games) => (await settleDraws(host, games)) + (await voidDraws(host, games)),
    finish: async (host) => (await finishBets(host)) + (await collectOwed(host)),
  });
