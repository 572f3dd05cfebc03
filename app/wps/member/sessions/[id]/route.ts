import { z } from 'zod';
import { signedIn } from '@/lib/identity/audience';
import { revokeSession } from '@/lib/identity/sessions/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Ends one session of the member.',
  audience: signedIn,
  input: z.object({ id: z.string().regex(/^\d{1,18}$/, 'INVALID') }),
  output: z.object({}),
  async run({ ctx, input }) {
    if (!(await revokeSession(ctx.db, ctx.session.memberId, BigInt(input.id)))) throw notFound();
    return {};
  },
});
