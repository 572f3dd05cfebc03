import type { z } from 'zod';
import type * as calls from './schema';
import type * as replies from './wire';

export type AuthenticateCall = z.output<typeof calls.authenticateCall>;
export type BalanceCall = z.output<typeof calls.balanceCall>;
export type FreeRoundsCall = z.output<typeof calls.freeRoundsCall>;
export type BetCall = z.output<typeof calls.betCall>;
export type WinCall = z.output<typeof calls.winCall>;
export type RollbackCall = z.output<typeof calls.rollbackCall>;
export type EndRoundCall = z.output<typeof calls.endRoundCall>;
export type BonusWinCall = z.output<typeof calls.bonusWinCall>;
export type JackpotWinCall = z.output<typeof calls.jackpotWinCall>;
export type PromoWinCall = z.output<typeof calls.promoWinCall>;
export type AdjustCall = z.output<typeof calls.adjustCall>;
export type SettleRoundCall = z.output<typeof calls.settleRoundCall>;
export type SettleBetsCall = z.output<typeof calls.settleBetsCall>;
export type PromoWinsCall = z.output<typeof calls.promoWinsCall>;
export type RoundDetails = z.output<typeof calls.roundDetails>;

export type AuthenticateReply = z.input<typeof replies.authenticateReply>;
export type BalanceReply = z.input<typeof replies.balanceReply>;
export type FreeRoundsReply = z.input<typeof replies.freeRoundsReply>;
export type MoneyReply = z.input<typeof replies.moneyReply>;
export type EndRoundReply = z.input<typeof replies.endRoundReply>;
export type BatchReply = z.input<typeof replies.batchReply>;
export type BatchItemReply = BatchReply['items'][number];

/** How a stake is taken of a vendor in this process. Calls over HTTP have no options. */
export interface BetOptions {
  /**
   * The reply does not wait for the disk. For a caller that shows the bet to nobody before a later commit of its own in the same database, which
   * does: if the stake is lost in a crash, that commit is lost as well.
   */
  isFollowed?: boolean;
}

/**
 * The wallet of one vendor: the calls of /provider/v1, with amounts in 1/10,000. Over HTTP the amounts are decimal strings.
 * Every call except `authenticate` may be repeated; a refusal is an AppError with a code of `errors.ts`.
 */
export interface VendorPort {
  authenticate(call: AuthenticateCall): Promise<AuthenticateReply>;
  balance(call: BalanceCall): Promise<BalanceReply>;
  freeRounds(call: FreeRoundsCall): Promise<FreeRoundsReply>;
  bet(call: BetCall, options?: BetOptions): Promise<MoneyReply>;
  win(call: WinCall): Promise<MoneyReply>;
  rollback(call: RollbackCall): Promise<MoneyReply>;
  endRound(call: EndRoundCall): Promise<EndRoundReply>;
  bonusWin(call: BonusWinCall): Promise<MoneyReply>;
  jackpotWin(call: JackpotWinCall): Promise<MoneyReply>;
  promoWin(call: PromoWinCall): Promise<MoneyReply>;
  adjust(call: AdjustCall): Promise<MoneyReply>;
  settleRound(call: SettleRoundCall): Promise<MoneyReply>;
  settleBets(call: SettleBetsCall): Promise<BatchReply>;
  promoWins(call: PromoWinsCall): Promise<BatchReply>;
}

/** A call's name: the last part of its address, which is signed too. */
export type Operation = keyof VendorPort;
