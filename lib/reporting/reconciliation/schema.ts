import { z } from 'zod';
import { day, dayAfter, daysBetween } from '@/lib/platform/day';
import { MAX_DAYS, SOURCES } from './constants';

/** POST /backoffice/api/reconciliations: a form with the statement as its file. Days are of the settlement zone, both included. */
export const statementInput = z
  .object({
    source: z.enum(SOURCES, 'REQUIRED'),
    code: z.string('REQUIRED').min(1, 'REQUIRED').max(64, 'INVALID'),
    day,
    lastDay: day,
  })
  .superRefine((given, ctx) => {
    if (given.lastDay < given.day)
      ctx.addIssue({ code: 'custom', path: ['lastDay'], message: 'LAST_DAY_BEFORE' });
    else if (daysBetween(given.day, dayAfter(given.lastDay, 1)) > MAX_DAYS)
      ctx.addIssue({
        code: 'custom',
        path: ['lastDay'],
        message: 'PERIOD_LONG',
        params: { days: MAX_DAYS },
      });
  });

export type StatementInput = z.output<typeof statementInput>;

export const reconciledOutput = z.object({
  id: z.string(),
  lines: z.number(),
  records: z.number(),
  matched: z.number(),
  differences: z.number(),
});
