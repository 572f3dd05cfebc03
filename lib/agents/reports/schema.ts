import { z } from 'zod';

/** GET /wps/agent/income/statement: a month as 2026-01. */
export const statementInput = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'INVALID'),
  language: z.string().max(10).optional(),
});
