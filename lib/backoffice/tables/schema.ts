import { z } from 'zod';
import { MAX_FILTER_NAME, MAX_QUERY_LENGTH, TABLE_NAMES } from './constants';

export const tableName = z
  .enum(TABLE_NAMES as [string, ...string[]], 'INVALID')
  .transform((name) => name as (typeof TABLE_NAMES)[number]);

export const queryString = z.string('REQUIRED').max(MAX_QUERY_LENGTH, 'INVALID');

const columnKey = z.string('INVALID').regex(/^[a-zA-Z]{1,32}$/, 'INVALID');
export const columnKeys = z.array(columnKey, 'REQUIRED').min(1, 'COLUMNS_NONE').max(40, 'INVALID');

export const filterName = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_FILTER_NAME, 'INVALID');

export const columnsInput = z.object({ table: tableName, columns: columnKeys });
export const columnsOutput = z.object({ columns: z.array(z.string()) });

export const saveFilterInput = z.object({
  table: tableName,
  name: filterName,
  query: queryString,
  shared: z.boolean('INVALID').default(false),
});
export const savedFilterOutput = z.object({ id: z.string(), name: z.string(), query: z.string() });
