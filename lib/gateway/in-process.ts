import type { Db } from '@/lib/db/client';
import { adjust, balance, bet, bonusWin, endRound, jackpotWin, promoWin, rollback, win } from './commands';
import { authenticate } from './launch/commands';
import { takeStake } from './policy';
import type { VendorPort } from './protocol/types';
import { settleRound } from './settlement/commands';

/**
 * The protocol for a vendor that lives in this process, and what /provider/v1 calls after it has checked a
 * signature. Money goes through moneyPool(); `db` is for what is only read.
 */
export function vendorPort(db: Db, vendor: string): VendorPort {
  return {
    authenticate: (call) => authenticate(db, vendor, call),
    balance: (call) => balance(vendor, call),
    bet: (call) => takeStake(db, vendor, call, bet),
    win: (call) => win(vendor, call),
    rollback: (call) => rollback(vendor, call),
    endRound: (call) => endRound(vendor, call),
    bonusWin: (call) => bonusWin(vendor, call),
    jackpotWin: (call) => jackpotWin(vendor, call),
    promoWin: (call) => promoWin(vendor, call),
    adjust: (call) => adjust(vendor, call),
    settleRound: (call) => takeStake(db, vendor, call, settleRound),
  };
}
