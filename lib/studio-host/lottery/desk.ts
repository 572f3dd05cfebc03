/** What the back office needs of the lottery: its games as data and its terms. lib/backoffice imports the studio through this room alone. */
export { BET_STATUSES, DRAW_STATUSES, PRIZE_MODES } from '@/lib/studio/lottery/constants';
export type { BetStatus, DrawStatus, PrizeMode } from '@/lib/studio/lottery/constants';
export { findGame, lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
export type { LotteryGame, Schedule } from '@/lib/studio/lottery/types';
