import { badInput } from '@/lib/platform/errors';

/** The file is no statement: what is wrong, and in which line of it (from 1, the names above the columns included). */
export const badStatement = (
  code: 'STATEMENT_COLUMNS' | 'STATEMENT_LINE' | 'STATEMENT_LONG' | 'STATEMENT_EMPTY',
  line = 1,
) => badInput({ statement: { code, values: { line } } });
