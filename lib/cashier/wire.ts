import { mapPage } from '@/lib/platform/page';
import { nextOutput, pageOutput, toWireNext } from '@/lib/platform/page-schema';
import { z } from 'zod';
import { textIn, textOrNull } from '@/lib/content/text';
import type { Statement } from '@/lib/ledger/types';
import { formatDecimal } from '@/lib/money/amount';
import { isLocale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { payToValue } from './adapters/pay-to';
import { findAdapter } from './adapters/registry';
import { OTHER_AMOUNT_REASON } from './providers/constants';
import type { OwnDeposit } from './deposits/queries';
import type { OwnWithdrawal } from './withdrawals/queries';
import { missingAmount, payoutOf } from './withdrawals/rules';
import type { FeeRule, OfferedChannel, Payee } from './types';
import { RECORD_KINDS, recordKind } from './records/kinds';
import type { Wallet } from './wallets/queries';

/** The JSON of the cashier's calls: amounts are decimal strings, times ISO 8601, ids digits. */

const time = (at: Date | null) => at?.toISOString() ?? null;
const decimal = (amount: bigint | null) => (amount === null ? null : formatDecimal(amount));

const feeValue = z.object({
  /** A fixed amount. */
  fixed: z.string(),
  /** A share of the amount in per cent, rounded down to a whole coin. */
  percent: z.string(),
});

const toWireFee = ({ fixed, rate }: FeeRule): z.input<typeof feeValue> => ({
  fixed: formatDecimal(fixed),
  percent: formatDecimal(BigInt(rate) * 100n),
});

export const channelValue = z.object({
  code: z.string(),
  /** The way of payment: a code of lib/cashier/adapters. */
  adapter: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  /** What to do after the request. */
  instructions: z.string().nullable(),
  minimum: z.string(),
  maximum: z.string(),
  fee: feeValue,
  /** Whether requests are accepted now; otherwise from `opensAt` on. */
  isOpen: z.boolean(),
  opensAt: z.string().nullable(),
  /** Deposits are made by a code (`POST /wps/cashier/redeem`) in place of an amount. */
  redeemsCodes: z.boolean(),
  /** Limits of one member in a day, of withdrawals, and what is left of them today; null: no limit. */
  daily: z.object({
    amount: z.string().nullable(),
    count: z.number().nullable(),
    leftAmount: z.string().nullable(),
    leftCount: z.number().nullable(),
  }),
});

export function toWireChannel(
  { channel, terms, isOpen, opensAt, leftAmount, leftCount }: OfferedChannel,
  locale: string,
): z.input<typeof channelValue> {
  const { code, adapter, names, notes, instructions } = channel;
  return {
    code,
    adapter,
    name: textIn(names, locale),
    note: textOrNull(notes, locale),
    instructions: textOrNull(instructions, locale),
    minimum: formatDecimal(terms.minimum),
    maximum: formatDecimal(terms.maximum),
    fee: toWireFee(terms.fee),
    isOpen,
    opensAt: time(opensAt),
    redeemsCodes: findAdapter(adapter)?.redeemsCodes ?? false,
    daily: {
      amount: decimal(terms.dailyAmount),
      count: terms.dailyCount,
      leftAmount: decimal(leftAmount),
      leftCount,
    },
  };
}

export const depositValue = z.object({
  id: z.string(),
  channel: z.string(),
  channelName: z.string(),
  currency: z.string(),
  /** What arrives: the requested amount until an approval with another one. */
  amount: z.string(),
  askedAmount: z.string(),
  /** Part of `amount`. */
  fee: z.string(),
  /** What is credited: `amount` without `fee`. */
  credited: z.string(),
  /** `checked` is shown to members as `pending`: they need not know of the dual approval. */
  status: z.enum(['pending', 'approved', 'rejected', 'cancelled']),
  /** Whether the member can still cancel it or change its receipt image: until the first approval. */
  changeable: z.boolean(),
  reference: z.string(),
  /** A payment provider decides on it; `payTo` may come a moment later. */
  awaitsProvider: z.boolean(),
  /** What to pay to, as it was at the request. */
  payTo: payToValue.nullable(),
  proofId: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
});

/** The reason of an operator, or of ours in the reader's language. */
const reasonIn = (reason: string | null, locale: string) =>
  reason === OTHER_AMOUNT_REASON && isLocale(locale)
    ? translator(locale, 'cashier-pages')('deposit.providerAmount')
    : reason;

export function toWireDeposit(deposit: OwnDeposit, locale: string): z.input<typeof depositValue> {
  const { amount, fee, status } = deposit;
  return {
    id: String(deposit.id),
    channel: deposit.channel,
    channelName: textIn(deposit.channelNames, locale),
    currency: deposit.currency,
    amount: formatDecimal(amount),
    askedAmount: formatDecimal(deposit.askedAmount),
    fee: formatDecimal(fee),
    credited: formatDecimal(amount - fee),
    status: status === 'checked' ? 'pending' : status,
    changeable: status === 'pending',
    reference: deposit.reference,
    awaitsProvider: deposit.awaitsProvider,
    payTo: deposit.payTo,
    proofId: deposit.receiptImageId,
    createdAt: deposit.createdAt.toISOString(),
    decidedAt: time(deposit.decidedAt),
    // The reason of a first approval is not the member's until the second one.
    reason: status === 'checked' ? null : reasonIn(deposit.reason, locale),
  };
}

export const withdrawalValue = z.object({
  id: z.string(),
  channel: z.string(),
  payee: z.object({ bank: z.string(), holder: z.string(), numberTail: z.string() }),
  currency: z.string(),
  /** What leaves the balance. */
  amount: z.string(),
  /** Part of `amount`. */
  fee: z.string(),
  /** What the payee is paid: `amount` without `fee`. */
  payout: z.string(),
  status: z.enum([
    'requested',
    'approved',
    'paid',
    'received',
    'partial',
    'notReceived',
    'refunded',
    'rejected',
    'cancelled',
  ]),
  createdAt: z.string(),
  approvedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  paymentReference: z.string().nullable(),
  rejectedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  reason: z.string().nullable(),
  confirmBy: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  confirmedHow: z.enum(['member', 'time', 'forced']).nullable(),
  receivedAmount: z.string().nullable(),
  remainingAmount: z.string().nullable(),
  proofId: z.string().nullable(),
  resolvedAt: z.string().nullable(),
});

export function toWireWithdrawal(withdrawal: OwnWithdrawal): z.input<typeof withdrawalValue> {
  const { receivedAmount, amount } = withdrawal;
  return {
    id: String(withdrawal.id),
    channel: withdrawal.channel,
    payee: withdrawal.payee,
    currency: withdrawal.currency,
    amount: formatDecimal(amount),
    fee: formatDecimal(withdrawal.fee),
    payout: formatDecimal(payoutOf(withdrawal)),
    status: withdrawal.status,
    createdAt: withdrawal.createdAt.toISOString(),
    approvedAt: time(withdrawal.approvedAt),
    paidAt: time(withdrawal.paidAt),
    paymentReference: withdrawal.paymentReference,
    rejectedAt: time(withdrawal.rejectedAt),
    cancelledAt: time(withdrawal.cancelledAt),
    reason: withdrawal.reason,
    confirmBy: time(withdrawal.confirmBy),
    confirmedAt: time(withdrawal.confirmedAt),
    confirmedHow: withdrawal.confirmedHow,
    receivedAmount: decimal(receivedAmount),
    remainingAmount: receivedAmount === null ? null : formatDecimal(missingAmount(withdrawal)),
    proofId: withdrawal.receiptImageId,
    resolvedAt: time(withdrawal.resolvedAt),
  };
}

export const payeeValue = z.object({
  id: z.string(),
  bank: z.string(),
  holder: z.string(),
  numberTail: z.string(),
});
export const toWirePayee = (payee: Payee): z.input<typeof payeeValue> => ({ ...payee, id: String(payee.id) });

export const balanceValue = z.object({
  sumBalance: z.string(),
  currency: z.string(),
  balance: z.array(
    z.object({
      accountTypeId: z.number(),
      vendor: z.string(),
      availBalance: z.string(),
      lockedBalance: z.string(),
    }),
  ),
});

/** `accountTypeId` is 1 for the main wallet, 2 for a vendor's. `sumBalance` is the available amount of all wallets. */
export function toWireBalance(list: readonly Wallet[], currency: string): z.input<typeof balanceValue> {
  return {
    sumBalance: formatDecimal(list.reduce((sum, wallet) => sum + wallet.available, 0n)),
    currency,
    balance: list.map((wallet) => ({
      accountTypeId: wallet.vendor === '' ? 1 : 2,
      vendor: wallet.vendor,
      availBalance: formatDecimal(wallet.available),
      lockedBalance: formatDecimal(wallet.locked),
    })),
  };
}

export const accountRecordsValue = pageOutput(
  z.object({
    id: z.string(),
    kind: z.enum(RECORD_KINDS),
    amount: z.string(),
    balance: z.string(),
    at: z.string(),
    /** The ids it belongs to: `round`, `deposit` or `withdrawal`; a reference; the `vendor` of a transfer wallet. */
    meta: z.record(z.string(), z.json()),
  }),
).extend({
  ...nextOutput,
  summary: z.object({
    currency: z.string(),
    opening: z.string(),
    closing: z.string(),
    moneyIn: z.string(),
    moneyOut: z.string(),
  }),
});

export function toWireRecords(statement: Statement): z.input<typeof accountRecordsValue> {
  const { currency, opening, closing, moneyIn, moneyOut, next, ...page } = statement;
  return {
    ...mapPage(page, (entry) => ({
      id: `${entry.transactionId}-${entry.entryNo}`,
      kind: recordKind(entry.kind, entry.amount),
      amount: formatDecimal(entry.amount),
      balance: formatDecimal(entry.balanceAfter),
      at: entry.at.toISOString(),
      meta: entry.meta as z.input<typeof accountRecordsValue>['list'][number]['meta'],
    })),
    next: toWireNext(next),
    summary: {
      currency,
      opening: formatDecimal(opening),
      closing: formatDecimal(closing),
      moneyIn: formatDecimal(moneyIn),
      moneyOut: formatDecimal(moneyOut),
    },
  };
}
