import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import { z } from 'zod';
import { textIn, textOrNull } from '@/lib/content/text';
import type { Translate } from '@/lib/i18n/translator';
import type { Statement } from '@/lib/ledger/types';
import { formatDecimal } from '@/lib/money/amount';
import { showAmounts } from '@/lib/money/format';
import type { OwnWithdrawal } from './withdrawals/queries';
import type { PaymentChannel, Deposit, Payee } from './types';
import type { Notice } from '@/lib/notices/queries';
import { RECORD_KINDS, recordKind } from './records/kinds';
import type { Wallet } from './wallets/queries';

/** The JSON of the cashier's calls: amounts are decimal strings, times ISO 8601, ids digits. */

const time = (at: Date | null) => at?.toISOString() ?? null;
const decimal = (amount: bigint | null) => (amount === null ? null : formatDecimal(amount));

export const channelValue = z.object({
  code: z.string(),
  method: z.enum(['instant', 'transfer']),
  name: z.string(),
  note: z.string().nullable(),
  minimum: z.string(),
  maximum: z.string(),
  account: z.object({ bank: z.string(), holder: z.string(), number: z.string() }).nullable(),
});

export function toWireChannel(channel: PaymentChannel, locale: string): z.input<typeof channelValue> {
  const { code, method, names, notes, account } = channel;
  return {
    code,
    method,
    name: textIn(names, locale),
    note: textOrNull(notes, locale),
    minimum: formatDecimal(channel.minimum),
    maximum: formatDecimal(channel.maximum),
    account,
  };
}

export const depositValue = z.object({
  id: z.string(),
  channel: z.string(),
  currency: z.string(),
  amount: z.string(),
  /** `checked` is shown to members as `pending`: they need not know of the dual approval. */
  status: z.enum(['pending', 'approved', 'rejected', 'cancelled']),
  /** Whether the member can still cancel it or change its receipt image: until the first approval. */
  changeable: z.boolean(),
  reference: z.string(),
  proofId: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
});

export function toWireDeposit(deposit: Deposit): z.input<typeof depositValue> {
  return {
    id: String(deposit.id),
    channel: deposit.channel,
    currency: deposit.currency,
    amount: formatDecimal(deposit.amount),
    status: deposit.status === 'checked' ? 'pending' : deposit.status,
    changeable: deposit.status === 'pending',
    reference: deposit.reference,
    proofId: deposit.receiptImageId,
    createdAt: deposit.createdAt.toISOString(),
    decidedAt: time(deposit.decidedAt),
    reason: deposit.reason,
  };
}

export const withdrawalValue = z.object({
  id: z.string(),
  channel: z.string(),
  payee: z.object({ bank: z.string(), holder: z.string(), numberTail: z.string() }),
  currency: z.string(),
  amount: z.string(),
  status: z.enum([
    'requested',
    'approved',
    'paid',
    'received',
    'partial',
    'notReceived',
    'refunded',
    'rejected',
  ]),
  createdAt: z.string(),
  approvedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  paymentReference: z.string().nullable(),
  rejectedAt: z.string().nullable(),
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
    status: withdrawal.status,
    createdAt: withdrawal.createdAt.toISOString(),
    approvedAt: time(withdrawal.approvedAt),
    paidAt: time(withdrawal.paidAt),
    paymentReference: withdrawal.paymentReference,
    rejectedAt: time(withdrawal.rejectedAt),
    reason: withdrawal.reason,
    confirmBy: time(withdrawal.confirmBy),
    confirmedAt: time(withdrawal.confirmedAt),
    confirmedHow: withdrawal.confirmedHow,
    receivedAmount: decimal(receivedAmount),
    remainingAmount: receivedAmount === null ? null : formatDecimal(amount - receivedAmount),
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

export const noticeValue = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.string(),
  read: z.boolean(),
});

/** The detail with its amounts in the format of the reader's language. */
function withShownAmounts(detail: Notice['detail'], locale: string): Notice['detail'] {
  const amounts = Object.entries(detail).filter(([name]) => name === 'amount' || name === 'refund');
  return { ...detail, ...showAmounts(Object.fromEntries(amounts), String(detail.currency), locale) };
}

/** `translate` is for namespace `cashier`: titles and texts of notices are `notices.<kind>.title` and `.text`. */
export function toWireNotice(
  notice: Notice,
  locale: string,
  translate: Translate,
): z.input<typeof noticeValue> {
  const values = withShownAmounts(notice.detail, locale);
  return {
    id: String(notice.id),
    kind: notice.kind,
    title: translate(`notices.${notice.kind}.title`, values),
    text: translate(`notices.${notice.kind}.text`, values),
    detail: notice.detail,
    createdAt: notice.createdAt.toISOString(),
    read: notice.read,
  };
}

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
    /** The ids it belongs to: `round`, `deposit` or `withdrawal`; a reference. */
    meta: z.record(z.string(), z.json()),
  }),
).extend({
  summary: z.object({
    currency: z.string(),
    opening: z.string(),
    closing: z.string(),
    moneyIn: z.string(),
    moneyOut: z.string(),
  }),
});

export function toWireRecords(statement: Statement): z.input<typeof accountRecordsValue> {
  const { currency, opening, closing, moneyIn, moneyOut, ...page } = statement;
  return {
    ...mapPage(page, (entry) => ({
      id: `${entry.transactionId}-${entry.entryNo}`,
      kind: recordKind(entry.kind, entry.amount),
      amount: formatDecimal(entry.amount),
      balance: formatDecimal(entry.balanceAfter),
      at: entry.at.toISOString(),
      meta: entry.meta as z.input<typeof accountRecordsValue>['list'][number]['meta'],
    })),
    summary: {
      currency,
      opening: formatDecimal(opening),
      closing: formatDecimal(closing),
      moneyIn: formatDecimal(moneyIn),
      moneyOut: formatDecimal(moneyOut),
    },
  };
}
