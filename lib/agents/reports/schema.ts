import { z } from 'zod';

/** A month as 2026-01, of the years that a day on the wire can have. */
export const MONTH = /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/;

/** GET /wps/agent/income/statement. */
export const statementInput = z.object({
  month: z
    .string()
    .regex(MONTH, 'INVALID')
    .meta({ examples: ['2026-10'] }),
  language: z.string().max(10).optional(),
});
