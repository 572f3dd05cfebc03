import { sql } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import type { ContractKind } from '../constants';
import type { Payment } from '../settlement/types';
import type { Bill } from './types';

export interface BillRow {
  id: bigint;
  settlement_id: bigint;
  contract_id: bigint;
  kind: string;
  upline_id: bigint | null;
  upline_account: string | null;
  upline_nickname: string | null;
  agent_id: bigint;
  agent_account: string;
  agent_nickname: string;
  currency: string;
  from_at: Date;
  to_at: Date;
  rounds: number;
  stake: bigint;
  payout: bigint;
  valid_bet: bigint;
  rebates: bigint;
  promotions: bigint;
  fees: bigint;
  active: number;
  won_bets: bigint;
  lost_bets: bigint;
  net_loss: bigint;
  carried_in: bigint;
  carried_out: bigint;
  tier_no: number | null;
  earned: bigint;
  corrected: bigint;
  correction_left: bigint;
  due: bigint;
  allocated: bigint;
  passed_on: bigint;
  own_share: bigint;
  payment: string;
  pay_at: Date;
  collect_by: Date;
  note: string | null;
  paid_at: Date | null;
  ledger_id: bigint | null;
}

/** The columns of a bill `b` with its two parties. */
export const BILL_COLUMNS = sql`
  b.*, a.account AS agent_account, a.nickname AS agent_nickname, u.account AS upline_account, u.nickname AS upline_nickname`;

export const BILL_TABLES = sql`
  agents.bill b JOIN identity.member a ON a.id = b.agent_id LEFT JOIN identity.member u ON u.id = b.upline_id`;

export const toBill = (row: BillRow): Bill => ({
  id: row.id,
  settlementId: row.settlement_id,
  contractId: row.contract_id,
  kind: row.kind as ContractKind,
  upline:
    row.upline_id === null
      ? null
      : { id: row.upline_id, account: row.upline_account!, nickname: row.upline_nickname! },
  agent: { id: row.agent_id, account: row.agent_account, nickname: row.agent_nickname },
  currency: row.currency,
  from: row.from_at,
  to: row.to_at,
  rounds: row.rounds,
  stake: row.stake,
  payout: row.payout,
  validBet: row.valid_bet,
  rebates: row.rebates,
  promotions: row.promotions,
  fees: row.fees,
  active: row.active,
  wonBets: row.won_bets,
  lostBets: row.lost_bets,
  netLoss: row.net_loss,
  carriedIn: row.carried_in,
  carriedOut: row.carried_out,
  tier: row.tier_no,
  earned: row.earned as Amount,
  corrected: row.corrected,
  correctionLeft: row.correction_left,
  due: row.due as Amount,
  allocated: row.allocated as Amount,
  passedOn: row.passed_on as Amount,
  ownShare: row.own_share as Amount,
  payment: row.payment as Payment,
  payAt: row.pay_at,
  collectBy: row.collect_by,
  note: row.note,
  paidAt: row.paid_at,
  ledgerId: row.ledger_id,
});
