import { badInput } from '@/lib/platform/errors';

/** The file is not a valid statement: the error and its line, from 1 with the header included. */
export const badStatement = (
  code: 'STATEMENT_COLUMNS' | 'STATEMENT_LINE' | 'STATEMENT_LONG' | 'STATEMENT_EMPTY',
  line = 1,
) => badInput({ statement: { code, values: { line } } });
