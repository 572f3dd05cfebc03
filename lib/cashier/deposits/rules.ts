import { randomInt } from 'node:crypto';
import type { Amount } from '@/lib/money/amount';
import { alreadyDecided, ownApproval } from '../errors';
import type { DepositStatus } from '../types';

/**
 * What an operator's yes makes of a deposit (trust.md M8): at once below the threshold; above it the first yes checks
 * it and another operator's approves it. Throws OWN_APPROVAL 403, ALREADY_DECIDED 409.
 */
export function afterYes(
  deposit: { status: DepositStatus; amount: Amount; checkedBy: bigint | null },
  operatorId: bigint,
  threshold: Amount,
): 'checked' | 'approved' {
  if (deposit.status === 'pending') return deposit.amount > threshold ? 'checked' : 'approved';
  if (deposit.status !== 'checked') throw alreadyDecided();
  if (deposit.checkedBy === operatorId) throw ownApproval();
  return 'approved';
}

// Without letters and digits that look alike on a bank's slip; 30^8 = 6.5 * 10^11 references.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the member writes on a transfer. */
export function newReference(): string {
  const pick = (count: number) =>
    Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `LH-${pick(4)}-${pick(4)}`;
}
