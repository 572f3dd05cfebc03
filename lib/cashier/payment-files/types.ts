import type { z } from 'zod';
import type { fileTemplate } from './schema';

/** How a payment file is written. */
export type FileTemplate = z.output<typeof fileTemplate>;

export interface PaymentFile {
  id: bigint;
  currency: string;
  template: FileTemplate;
  createdBy: bigint;
  createdAt: Date;
  discardedAt: Date | null;
}

/** A payment file with the figures of its withdrawals. */
export interface PaymentFileSummary extends PaymentFile {
  withdrawals: number;
  /** Those that are still to be paid. */
  open: number;
  /** The sum that payees are paid, in 1/10,000. */
  payout: bigint;
}
