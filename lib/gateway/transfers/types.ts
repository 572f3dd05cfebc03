import type { Amount } from '@/lib/money/amount';

export type TransferDirection = 'out' | 'in';
export type TransferStatus = 'started' | 'held' | 'done' | 'refused';

export interface WalletTransfer {
  id: bigint;
  /** What the vendor knows it by. */
  reference: string;
  memberId: bigint;
  vendor: string;
  direction: TransferDirection;
  currency: string;
  amount: Amount;
  status: TransferStatus;
  /** Why it was refused, or why its outcome is not known. */
  reason: string | null;
  asks: number;
  askedAt: Date | null;
  nextAskAt: Date | null;
  contradictedAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
}

/** What a vendor has said about a call: done, refused for good, or nothing that can be relied on. */
export type WalletAnswer<Value> =
  | { outcome: 'done'; value: Value }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown'; reason: string }
  /** The call was not sent. */
  | { outcome: 'unsent'; reason: string };
