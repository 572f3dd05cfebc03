import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import type { MemberWallet, Recalled } from './queries';
import type { WalletTransfer } from './types';

/**
 * A transfer as the member sees it. `pending`: the vendor has not said yet whether it has done it; nothing is lost, and it is asked until it
 * says. `reason` is the vendor's code of a refusal.
 */
export const walletTransferValue = z.object({
  id: z.string(),
  /** The wallets: empty is the main one. */
  from: z.string(),
  to: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(['done', 'pending', 'refused']),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type WireWalletTransfer = z.output<typeof walletTransferValue>;

export const toWireWalletTransfer = (transfer: WalletTransfer): WireWalletTransfer => ({
  id: String(transfer.id),
  from: transfer.direction === 'in' ? transfer.vendor : '',
  to: transfer.direction === 'out' ? transfer.vendor : '',
  amount: formatDecimal(transfer.amount),
  currency: transfer.currency,
  status: transfer.status === 'done' || transfer.status === 'refused' ? transfer.status : 'pending',
  reason: transfer.status === 'refused' ? transfer.reason : null,
  createdAt: transfer.createdAt.toISOString(),
});

/** A vendor's wallet of a member, as it is known here. Its balance is what the vendor has said last; null if it never has. */
export const memberWalletValue = z.object({
  vendor: z.string(),
  name: z.string(),
  balance: z.string().nullable(),
  balanceAt: z.iso.datetime().nullable(),
  /** Under way to the vendor. */
  underWay: z.string(),
  /** Whether money can be sent there now. Bringing it home is always possible. */
  open: z.boolean(),
  /** Whether the member has ever sent money there. */
  used: z.boolean(),
});
export type WireMemberWallet = z.output<typeof memberWalletValue>;

export const toWireMemberWallet = (wallet: MemberWallet): WireMemberWallet => ({
  vendor: wallet.vendor,
  name: wallet.name,
  balance: wallet.reported === null ? null : formatDecimal(wallet.reported),
  balanceAt: wallet.reportedAt?.toISOString() ?? null,
  underWay: formatDecimal(wallet.underWay),
  open: wallet.open,
  used: wallet.used,
});

/** What became of one wallet when everything was brought home: a transfer, nothing to bring, or why it could not be asked. */
export const recalledValue = z.object({
  vendor: z.string(),
  name: z.string(),
  transfer: walletTransferValue.nullable(),
  code: z.string().nullable(),
});
export type WireRecalled = z.output<typeof recalledValue>;

export const toWireRecalled = ({ vendor, name, transfer, code }: Recalled): WireRecalled => ({
  vendor,
  name,
  transfer: transfer ? toWireWalletTransfer(transfer) : null,
  code: code ?? null,
});
