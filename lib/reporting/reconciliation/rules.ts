import { amount, parseAmount, type Amount } from '@/lib/money/amount';
import { CsvSyntaxError, eachCsvRow, separatorOf } from '@/lib/platform/csv';
import { MAX_LINES } from './constants';
import { badStatement } from './errors';
import type { StatementLine } from './types';

/** The columns of a statement, by the names in its header, in any order; other columns are ignored. */
const COLUMNS = ['reference', 'in', 'out', 'currency'] as const;

/** Parses an amount: up to four decimals, not negative. An empty text is zero. */
function figure(text: string): Amount | undefined {
  if (text === '') return amount(0n);
  const parsed = parseAmount(text);
  return parsed === undefined || parsed < 0n ? undefined : parsed;
}

/**
 * Reads a statement: CSV with the columns reference, in (paid to the site), out (paid by the site) and currency, separated by commas
 * or semicolons. Throws INVALID_INPUT on `statement`, with the number of the first invalid line.
 */
export async function readStatement(bytes: Uint8Array): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  let places: number[] | undefined;
  try {
    await eachCsvRow(bytes, separatorOf(bytes), ({ line, fields }) => {
      if (places) lines.push(statementLine(line, places, fields, lines.length));
      else places = columnPlaces(fields);
    });
  } catch (error) {
    throw error instanceof CsvSyntaxError ? badStatement('STATEMENT_LINE', error.line) : error;
  }
  if (!places) throw badStatement('STATEMENT_COLUMNS');
  if (lines.length === 0) throw badStatement('STATEMENT_EMPTY');
  return lines;
}

function columnPlaces(names: string[]): number[] {
  const places = COLUMNS.map((name) => names.findIndex((field) => field.toLowerCase() === name));
  if (places.includes(-1)) throw badStatement('STATEMENT_COLUMNS');
  return places;
}

function statementLine(line: number, places: number[], fields: string[], before: number): StatementLine {
  const [reference = '', textIn = '', textOut = '', currency = ''] = places.map(
    (place) => fields[place] ?? '',
  );
  const [amountIn, amountOut] = [figure(textIn), figure(textOut)];
  if (!/^[^\0]{1,200}$/.test(reference) || amountIn === undefined || amountOut === undefined)
    throw badStatement('STATEMENT_LINE', line);
  if (!/^[A-Za-z]{3}$/.test(currency)) throw badStatement('STATEMENT_LINE', line);
  if (before === MAX_LINES) throw badStatement('STATEMENT_LONG', line);
  return { reference, in: amountIn, out: amountOut, currency: currency.toUpperCase() };
}
