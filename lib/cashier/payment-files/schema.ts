import { z } from 'zod';
import { MAX_FILE_WITHDRAWALS } from '../constants';
import { rowId, textLine } from '../fields';
import { FILE_FIELDS, FILE_SEPARATORS, MAX_COLUMNS, MAX_TEMPLATES } from './constants';

const column = z
  .object({
    /** The name in the first line. */
    head: textLine(1, 60),
    field: z.enum(FILE_FIELDS, 'INVALID'),
    /** The text of a `constant`. */
    text: z
      .string('INVALID')
      .trim()
      .max(100, 'INVALID')
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID')
      .default(''),
  })
  .meta({ examples: [{ head: 'Account', field: 'payeeNumber', text: '' }] });

/** The name and the columns of a payment file. */
export const fileTemplate = z.object({
  name: textLine(1, 60),
  separator: z.enum(FILE_SEPARATORS, 'INVALID'),
  /** Whether the first line has the names of the columns. */
  header: z.boolean('INVALID'),
  columns: z.array(column).min(1, 'COLUMNS_MISSING').max(MAX_COLUMNS, 'INVALID'),
});

export const templatesInput = z.object({
  templates: z
    .array(fileTemplate)
    .min(1, 'TEMPLATES_MISSING')
    .max(MAX_TEMPLATES, 'INVALID')
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'TEMPLATE_NAME_TWICE'),
});

export const paymentFileInput = z.object({
  ids: z.array(rowId).min(1, 'REQUIRED').max(MAX_FILE_WITHDRAWALS, 'TOO_MANY_REQUESTS_CHOSEN'),
  template: textLine(1, 60),
});
