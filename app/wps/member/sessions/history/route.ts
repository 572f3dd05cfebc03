import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import { z } from 'zod';
import { signedIn } from '@/lib/identity/audience';
import { loginHistory } from '@/lib/identity/sessions/queries';
import { defineRoute } from '@/lib/platform/http/define-route';

const entry = z.object({
  id: z.string(),
  ip: z.string(),
  country: z.string().nullable(),
  userAgent: z.string(),
  createdAt: z.string(),
  live: z.boolean(),
});

export const GET = defineRoute({
  summary: 'Lists the logins of the last 90 days, newest first, with time, address and device.',
  audience: signedIn,
  input: z.object({
    pageNum: z.coerce.number('INVALID').int('INVALID').min(1, 'INVALID').max(1_000, 'INVALID').default(1),
    pageSize: z.coerce.number('INVALID').int('INVALID').min(1, 'INVALID').max(50, 'INVALID').default(10),
  }),
  output: pageOutput(entry),
  async run({ ctx, input }) {
    const page = await loginHistory(ctx.db, ctx.session.memberId, input);
    return mapPage(page, (row) => ({ ...row, id: String(row.id), createdAt: row.createdAt.toISOString() }));
  },
});
