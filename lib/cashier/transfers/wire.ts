import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { TRANSFER_DIRECTIONS } from './constants';
import type { TransferOptions, TransferRecord } from './types';

/** A transfer as the member sees it; the amount is below zero for what was sent. */
export const transferValue = z.object({
  id: z.string(),
  direction: z.enum(TRANSFER_DIRECTIONS),
  counterpart: z.string(),
  currency: z.string(),
  amount: z.string(),
  createdAt: z.iso.datetime(),
});
export type WireTransfer = z.output<typeof transferValue>;

export const toWireTransfer = (transfer: TransferRecord): WireTransfer => ({
  id: String(transfer.id),
  direction: transfer.direction,
  counterpart: transfer.counterpart,
  currency: transfer.currency,
  amount: formatDecimal(transfer.isSent ? -transfer.amount : transfer.amount),
  createdAt: transfer.createdAt.toISOString(),
});

export const transferOptionsValue = z.object({
  upline: z.string().nullable(),
  downline: z.boolean(),
  minimum: z.string(),
  maximum: z.string(),
  leftToday: z.string(),
});
export type WireTransferOptions = z.output<typeof transferOptionsValue>;

export const toWireTransferOptions = ({
  upline,
  downline,
  limits,
  leftToday,
}: TransferOptions): WireTransferOptions => ({
  upline: upline ?? null,
  downline,
  minimum: formatDecimal(limits.minimum),
  maximum: formatDecimal(limits.maximum),
  leftToday: formatDecimal(leftToday),
});
