import { parse } from 'csv-parse/sync';
import { parseAmount, type Amount } from '@/lib/money/amount';
import { badInput } from '@/lib/platform/errors';
import { MAX_FILE_WITHDRAWALS } from '../constants';

/** A line of the bank's result: the withdrawal that was paid, and the bank's reference. */
export interface PaidLine {
  id: bigint;
  reference: string;
  /** What the bank has paid, if the file says it. */
  payout: Amount | undefined;
}

/** The largest file of a result, in bytes. */
export const MAX_RESULT_BYTES = 512 * 1024;

const badResult = (code: 'PAID_COLUMNS' | 'PAID_LINE' | 'PAID_LONG', line = 1) =>
  badInput({ result: { code, values: { line } } });

/**
 * Reads the bank's result of a payment file: CSV with the columns `number` (of the withdrawal) and `reference`, and optionally
 * `amount` (what was paid), separated by commas or semicolons; other columns are ignored. Throws INVALID_INPUT on `result`.
 */
export function readPaidLines(bytes: Uint8Array): PaidLine[] {
  const text = new TextDecoder().decode(bytes);
  const first = text.split('\n', 1)[0] ?? '';
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: first.includes(';') ? ';' : ',',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as string[][];
  } catch {
    throw badResult('PAID_COLUMNS');
  }
  const [head = [], ...lines] = rows;
  const place = (name: string) => head.findIndex((each) => each.toLowerCase() === name);
  const [number, reference, amount] = [place('number'), place('reference'), place('amount')];
  if (number === -1 || reference === -1 || lines.length === 0) throw badResult('PAID_COLUMNS');
  if (lines.length > MAX_FILE_WITHDRAWALS) throw badResult('PAID_LONG');
  return lines.map((fields, index) => {
    const id = /^#?([1-9]\d{0,17})$/.exec(fields[number] ?? '')?.[1];
    const said = fields[reference] ?? '';
    const paid = amount === -1 ? '' : (fields[amount] ?? '');
    const payout = paid === '' ? undefined : parseAmount(paid);
    if (!id || !/^[^\p{Cc}\p{Cs}]{1,100}$/u.test(said) || (paid !== '' && payout === undefined))
      throw badResult('PAID_LINE', index + 2);
    return { id: BigInt(id), reference: said, payout };
  });
}
