import { stringify } from 'csv-stringify/sync';
import { formatDecimal } from '@/lib/money/amount';
import { payoutOf } from '../withdrawals/rules';
import type { WithdrawalForOperator } from '../withdrawals/queries';
import type { FILE_FIELDS } from './constants';
import type { FileTemplate } from './types';

/** A withdrawal with the whole account number of its payee. */
export type PayableWithdrawal = WithdrawalForOperator & { payeeNumber: string };

/** What a site begins with. */
export const FIRST_TEMPLATE: FileTemplate = {
  name: 'Standard',
  separator: ',',
  header: true,
  columns: [
    { head: 'number', field: 'number', text: '' },
    { head: 'bank', field: 'bank', text: '' },
    { head: 'holder', field: 'holder', text: '' },
    { head: 'account', field: 'payeeNumber', text: '' },
    { head: 'amount', field: 'payout', text: '' },
    { head: 'currency', field: 'currency', text: '' },
    { head: 'note', field: 'note', text: '' },
  ],
};

type Field = (typeof FILE_FIELDS)[number];

const VALUES: Readonly<Record<Field, (withdrawal: PayableWithdrawal, text: string) => string>> = {
  number: ({ id }) => String(id),
  account: ({ account }) => account,
  memberId: ({ memberId }) => String(memberId),
  bank: ({ payee }) => payee.bank,
  holder: ({ payee }) => payee.holder,
  payeeNumber: ({ payeeNumber }) => payeeNumber,
  payout: (withdrawal) => formatDecimal(payoutOf(withdrawal)),
  fee: ({ fee }) => formatDecimal(fee),
  amount: ({ amount }) => formatDecimal(amount),
  currency: ({ currency }) => currency,
  channel: ({ channel }) => channel,
  requestedAt: ({ createdAt }) => createdAt.toISOString(),
  approvedAt: ({ approvedAt }) => approvedAt?.toISOString() ?? '',
  note: ({ id }) => `withdrawal ${id}`,
  constant: (_, text) => text,
};

/**
 * Writes a payment file as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, because
 * bank and holder are written by members.
 */
export function writePaymentFile(template: FileTemplate, withdrawals: readonly PayableWithdrawal[]): string {
  const { separator, header, columns } = template;
  const lines = withdrawals.map((withdrawal) =>
    columns.map(({ field, text }) => VALUES[field](withdrawal, text)),
  );
  return stringify(header ? [columns.map(({ head }) => head), ...lines] : lines, {
    delimiter: separator,
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}
