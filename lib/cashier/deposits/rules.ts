import { randomInt } from 'node:crypto';
import type { Amount } from '@/lib/money/amount';
import { alreadyDecided, ownApproval } from '../errors';
import type { DepositStatus } from '../types';

/**
 * The status of a deposit after an operator's approval (docs/trust.md M8): up to the threshold, `approved`; above it,
 * `checked` after the first approval and `approved` after another operator's. Throws OWN_APPROVAL 403, ALREADY_DECIDED 409.
 */
export function nextApprovalStatus(
  deposit: { status: DepositStatus; amount: Amount; checkedBy: bigint | null },
  operatorId: bigint,
  threshold: Amount,
): 'checked' | 'approved' {
  if (deposit.status === 'pending') return deposit.amount > threshold ? 'checked' : 'approved';
  if (deposit.status !== 'checked') throw alreadyDecided();
  if (deposit.checkedBy === operatorId) throw ownApproval();
  return 'approved';
}

// Without characters that look alike on a bank's slip; 30^8 = 6.5 * 10^11 references.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random reference that the member writes on a transfer. */
export function newReference(): string {
  const pick = (count: number) =>
    Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `LH-${pick(4)}-${pick(4)}`;
}
