import { amount, parseAmount, type Amount } from '@/lib/money/amount';
import { MOST_LINES } from './constants';
import { csvRows } from './csv';
import { badStatement } from './errors';
import type { StatementLine } from './types';

/** The columns of a statement by the names above them, in any order; others are not looked at. */
const COLUMNS = ['reference', 'in', 'out', 'currency'] as const;

/** An amount as it is written: up to four decimals, not negative; nothing is zero. */
function figure(text: string): Amount | undefined {
  if (text === '') return amount(0n);
  const parsed = parseAmount(text);
  return parsed === undefined || parsed < 0n ? undefined : parsed;
}

/**
 * Reads a statement: CSV with the columns reference, in (what came to the house), out (what it gave) and currency, separated
 * by commas or semicolons. Throws INVALID_INPUT on `statement`, with the line that is none.
 */
export function readStatement(text: string): StatementLine[] {
  const head = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'));
  const rows = csvRows(text, head.includes(';') ? ';' : ',');
  const names = rows.next().value as { fields: string[] } | undefined;
  const places = COLUMNS.map(
    (name) => names?.fields.findIndex((field) => field.toLowerCase() === name) ?? -1,
  );
  if (places.includes(-1)) throw badStatement('STATEMENT_COLUMNS');
  const lines: StatementLine[] = [];
  for (const { line, fields } of rows) {
    const [reference = '', came = '', went = '', currency = ''] = places.map((place) => fields[place] ?? '');
    const [received, given] = [figure(came), figure(went)];
    if (!/^[^\0]{1,200}$/.test(reference) || received === undefined || given === undefined)
      throw badStatement('STATEMENT_LINE', line);
    if (!/^[A-Za-z]{3}$/.test(currency)) throw badStatement('STATEMENT_LINE', line);
    if (lines.length === MOST_LINES) throw badStatement('STATEMENT_LONG', line);
    lines.push({ reference, in: received, out: given, currency: currency.toUpperCase() });
  }
  if (lines.length === 0) throw badStatement('STATEMENT_EMPTY');
  return lines;
}
