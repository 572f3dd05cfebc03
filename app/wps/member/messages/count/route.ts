import { z } from 'zod';
import { backgroundMembers } from '@/lib/identity/audience';
import { unreadOutput } from '@/lib/inbox/messages/schema';
import { countUnreadNotices } from '@/lib/notices/queries';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Returns the number of unread entries of the member's inbox.",
  audience: backgroundMembers,
  input: z.object({}),
  output: unreadOutput,
  run: async ({ ctx: { db, session } }) => ({ unread: await countUnreadNotices(db, session.memberId) }),
});
