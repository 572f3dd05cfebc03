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
  summary: 'The logins of the last 90 days, the newest first: when, from where, with what.',
  audience: signedIn,
  input: z.object({
    pageNum: z.coerce.number('INVALID').int('INVALID').min(1, 'INVALID').max(1_000, 'INVALID').default(1),
    pageSize: z.coerce.number('INVALID').int('INVALID').min(1, 'INVALID').max(50, 'INVALID').default(10),
  }),
  output: z.object({
    list: z.array(entry),
    pageNum: z.number(),
    pageSize: z.number(),
    total: z.number(),
    totalPages: z.number(),
  }),
  async run({ ctx, input }) {
    const { rows, total } = await loginHistory(ctx.db, ctx.session.memberId, input);
    const list = rows.map((row) => ({ ...row, id: String(row.id), createdAt: row.createdAt.toISOString() }));
    return { list, ...input, total, totalPages: Math.ceil(total / input.pageSize) };
  },
});
