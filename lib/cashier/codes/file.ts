import { stringify } from 'csv-stringify/sync';
import { formatDecimal, type Amount } from '@/lib/money/amount';

/** The codes of a batch as CSV, to be printed: code, value, currency, last day. */
export function writeCodes(taken: {
  codes: readonly string[];
  amount: Amount;
  currency: string;
  expiresAt: Date;
}): string {
  const rest = [formatDecimal(taken.amount), taken.currency, taken.expiresAt.toISOString()];
  return stringify(
    [['code', 'value', 'currency', 'expires'], ...taken.codes.map((code) => [code, ...rest])],
    {
      record_delimiter: '\r\n',
      escape_formulas: true,
    },
  );
}
