import { z } from 'zod';
import { columnKeys, filterName, queryString, tableName } from '../tables/schema';
import { FREQUENCIES, MAX_RECIPIENTS } from './constants';

export const exportInput = z.object({ table: tableName, query: queryString, columns: columnKeys });
export const requestedOutput = z.object({ id: z.string() });

const id = z
  .string('REQUIRED')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

const address = z
  .string('REQUIRED')
  .trim()
  .max(254, 'PATTERN_EMAIL')
  .pipe(z.email('PATTERN_EMAIL'))
  .meta({ examples: ['finance@example.com'] });

export const scheduleInput = exportInput.extend({
  name: filterName,
  frequency: z.enum(FREQUENCIES, 'INVALID'),
  recipients: z
    .array(z.object({ operatorId: id, address }, 'INVALID'), 'REQUIRED')
    .min(1, 'REQUIRED')
    .max(MAX_RECIPIENTS, 'TOO_MANY_RECIPIENTS'),
});

/** An export as the page shows it; amounts of rows and bytes as numbers, times in ISO 8601. */
export const exportValue = z.object({
  id: z.string(),
  table: z.string(),
  query: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed', 'deleted']),
  rows: z.number(),
  bytes: z.number(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  schedule: z.string().nullable(),
  owner: z.string(),
  own: z.boolean(),
});
export type ExportValue = z.output<typeof exportValue>;
export const exportsOutput = z.object({ list: z.array(exportValue) });
