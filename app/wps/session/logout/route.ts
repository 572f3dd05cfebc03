import { z } from 'zod';
import { signedInEvenIfPasswordDue } from '@/lib/identity/audience';
import { clearedSessionCookie } from '@/lib/identity/sessions/cookie';
import { revokeSession } from '@/lib/identity/sessions/commands';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Ends the session, on the server too.',
  audience: signedInEvenIfPasswordDue,
  input: z.object({}),
  output: z.object({}),
  async run({ ctx, headers }) {
    await revokeSession(ctx.db, ctx.session.memberId, ctx.session.sessionId);
    headers.append('set-cookie', clearedSessionCookie());
    return {};
  },
});
