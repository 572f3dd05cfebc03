import type { Selectable } from 'kysely';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import { toClaim } from '../claims/rules';
import type { Withdrawal, WithdrawalStatus } from '../types';

export const toWithdrawal = (row: Selectable<DB['cashier.withdrawal']>): Withdrawal => ({
  id: row.id,
  memberId: row.member_id,
  channel: row.channel,
  payeeId: row.payee_id,
  currency: row.currency,
  amount: row.amount as Amount,
  fee: row.fee as Amount,
  status: row.status as WithdrawalStatus,
  createdAt: row.created_at,
  approvedBy: row.approved_by,
  approvedAt: row.approved_at,
  paidBy: row.paid_by,
  paidAt: row.paid_at,
  paymentReference: row.payment_reference,
  rejectedAt: row.rejected_at,
  cancelledAt: row.cancelled_at,
  reason: row.reason,
  confirmBy: row.confirm_by,
  confirmedAt: row.confirmed_at,
  confirmedHow: row.confirmed_how as Withdrawal['confirmedHow'],
  receivedAmount: row.received_amount as Amount | null,
  receiptImageId: row.receipt_image_id,
  refundCheckedBy: row.refund_checked_by,
  resolvedAt: row.resolved_at,
  paymentFileId: row.payment_file_id,
  claim: toClaim(row),
});
