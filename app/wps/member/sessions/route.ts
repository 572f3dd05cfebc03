import { z } from 'zod';
import { signedIn } from '@/lib/identity/audience';
import { openSessions } from '@/lib/identity/sessions/queries';
import { revokeSessions } from '@/lib/identity/sessions/commands';
import { defineRoute } from '@/lib/platform/http/define-route';

const entry = z.object({
  id: z.string(),
  ip: z.string(),
  country: z.string().nullable(),
  userAgent: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
});

export const GET = defineRoute({
  summary: 'Lists the open sessions of the member.',
  audience: signedIn,
  input: z.object({}),
  output: z.object({ list: z.array(entry) }),
  async run({ ctx }) {
    const sessions = await openSessions(ctx.db, ctx.session.memberId);
    const list = sessions.map((session) => ({
      ...session,
      id: String(session.id),
      createdAt: session.createdAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
      isCurrent: session.id === ctx.session.sessionId,
    }));
    return { list };
  },
});

export const DELETE = defineRoute({
  summary: 'Ends all sessions of the member except this one.',
  audience: signedIn,
  input: z.object({}),
  output: z.object({}),
  async run({ ctx }) {
    await revokeSessions(ctx.db, ctx.session.memberId, ctx.session.sessionId);
    return {};
  },
});
