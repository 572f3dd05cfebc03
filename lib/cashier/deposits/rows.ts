import type { Selectable } from 'kysely';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import type { PayTo } from '../adapters/pay-to';
import { toClaim } from '../claims/rules';
import type { Deposit, DepositStatus } from '../types';

export const toDeposit = (row: Selectable<DB['cashier.deposit']>): Deposit => ({
  id: row.id,
  memberId: row.member_id,
  channel: row.channel,
  currency: row.currency,
  amount: row.amount as Amount,
  askedAmount: row.asked_amount as Amount,
  fee: row.fee as Amount,
  feeRule: { fixed: row.fee_fixed as Amount, rate: row.fee_rate },
  status: row.status as DepositStatus,
  reference: row.reference,
  awaitsProvider: row.awaits_provider,
  payTo: row.pay_to as PayTo | null,
  receiptImageId: row.receipt_image_id,
  createdAt: row.created_at,
  checkedBy: row.checked_by,
  checkedAmount: row.checked_amount as Amount | null,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  bankReference: row.bank_reference,
  reason: row.reason,
  claim: toClaim(row),
});
