import { finishBets } from '@/lib/studio/lottery/bets/finishing';
import { startLotteryDriver, type LotteryDriver } from '@/lib/studio/lottery/draws/driver';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { lotteryHost } from './host';

/** Starts the driver of the lottery's draws in this process, which the lease names `holder`. */
export const startLottery = (holder: string): LotteryDriver =>
  startLotteryDriver(lotteryHost(), holder, { settle: settleDraws, finish: finishBets });
