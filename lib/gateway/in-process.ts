import type { Db } from '@/lib/db/client';
import {
  adjust,
  balance,
  bet,
  bonusWin,
  endRound,
  freeRounds,
  jackpotWin,
  promoWin,
  rollback,
  settleFreeRound,
  win,
} from './commands';
import { authenticate } from './launch/commands';
import { acceptStake } from './policy';
import type { VendorPort } from './protocol/types';
import { isSiteGrant } from './rules';
import { promoWins, settleBets } from './settlement/batches';
import { settleRound } from './settlement/commands';

/**
 * The vendor protocol for a vendor in this process. /provider/v1 uses it too, after it has checked the signature. Calls that
 * move money use moneyPool(); `db` is for reads. `hasOwnWallet`: the vendor has a transfer wallet, and stakes are refused.
 */
export function vendorPort(db: Db, vendor: string, hasOwnWallet = false): VendorPort {
  return {
    authenticate: (call) => authenticate(db, vendor, call),
    balance: (call) => balance(vendor, call),
    freeRounds: (call) => freeRounds(vendor, call),
    bet: (call, options) =>
      acceptStake(db, vendor, call, (of, stake) => bet(of, stake, options), hasOwnWallet),
    win: (call) => win(vendor, call),
    rollback: (call) => rollback(vendor, call),
    endRound: (call) => endRound(vendor, call),
    bonusWin: (call) => bonusWin(vendor, call),
    jackpotWin: (call) => jackpotWin(vendor, call),
    promoWin: (call) => promoWin(vendor, call),
    adjust: (call) => adjust(vendor, call),
    settleRound: (call) =>
      acceptStake(db, vendor, call, isSiteGrant(call.grantId) ? settleFreeRound : settleRound, hasOwnWallet),
    settleBets: (call) => settleBets(vendor, call),
    promoWins: (call) => promoWins(vendor, call),
  };
}
