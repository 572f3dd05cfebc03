import { randomInt } from 'node:crypto';
import type { Amount } from '@/lib/money/amount';
import { alreadyDecided, otherAmountChecked, ownApproval, reasonRequired } from '../errors';
import type { Deposit } from '../types';

/** What an operator says about a deposit besides approving it. */
export interface Approval {
  operatorId: bigint;
  /** What has arrived; by default the amount on record: of the first approval, or the requested one. */
  amount?: Amount | undefined;
  /** Required for another amount than the requested one, and for another one than the first approval's. */
  reason?: string | undefined;
}

export interface ApprovalStep {
  status: 'checked' | 'approved';
  amount: Amount;
  /** Stored with the deposit; null if the amount is the requested one. */
  reason: string | null;
}

type Undecided = Pick<Deposit, 'status' | 'askedAmount' | 'checkedBy' | 'checkedAmount' | 'reason'>;

/**
 * The next step of a deposit by an operator's approval (docs/trust.md M8). Up to the threshold it is approved; above it, by the
 * higher of the requested and the approved amount, two operators must name the same amount. The second approval with another
 * amount and a reason becomes a new first one. Throws ALREADY_DECIDED 409, OWN_APPROVAL 403, OTHER_AMOUNT_CHECKED 409,
 * INVALID_INPUT on `reason`.
 */
export function nextApproval(deposit: Undecided, approval: Approval, threshold: Amount): ApprovalStep {
  if (deposit.status === 'pending') return firstApproval(deposit, approval, threshold);
  if (deposit.status !== 'checked') throw alreadyDecided();
  const { amount = deposit.checkedAmount!, operatorId } = approval;
  if (amount === deposit.checkedAmount) {
    if (deposit.checkedBy === operatorId) throw ownApproval();
    return { status: 'approved', amount, reason: amount === deposit.askedAmount ? null : deposit.reason };
  }
  // Without a reason the operator has looked at an earlier state of the deposit.
  if (!approval.reason) throw otherAmountChecked();
  return { ...firstApproval(deposit, approval, threshold), status: 'checked' };
}

function firstApproval({ askedAmount }: Undecided, approval: Approval, threshold: Amount): ApprovalStep {
  const { amount = askedAmount, reason } = approval;
  if (amount !== askedAmount && !reason) throw reasonRequired();
  const higher = amount > askedAmount ? amount : askedAmount;
  return {
    status: higher > threshold ? 'checked' : 'approved',
    amount,
    reason: amount === askedAmount ? null : reason!,
  };
}

// Without characters that look alike on a bank's slip; 30^8 = 6.5 * 10^11 references.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random reference that the member writes on a transfer. */
export function newReference(): string {
  const pick = (count: number) =>
    Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `LH-${pick(4)}-${pick(4)}`;
}
