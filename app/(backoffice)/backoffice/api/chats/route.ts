import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { listCurrentChats } from '@/lib/inbox/chat/queries';
import { officeListOutput } from '@/lib/inbox/chat/schema';
import { toWireSummary } from '@/lib/inbox/chat/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the conversations of the live chat that are not closed: those that wait first.',
  audience: operators('chat.answer', 'none'),
  input: z.object({}),
  output: officeListOutput,
  run: async ({ ctx: { db } }) => ({ list: (await listCurrentChats(db)).map(toWireSummary) }),
});
