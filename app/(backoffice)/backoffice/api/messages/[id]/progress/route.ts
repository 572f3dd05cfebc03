import { operators } from '@/lib/backoffice/audience';
import { getMessage } from '@/lib/inbox/messages/queries';
import { progressOf } from '@/lib/inbox/messages/rules';
import { messageIdInput, progressOutput } from '@/lib/inbox/messages/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Returns how far a message is sent, to how many members, and how many have read it.',
  audience: operators('inbox.send', 'none'),
  input: messageIdInput,
  output: progressOutput,
  refusals: [notFound()],
  run: async ({ ctx: { db }, input: { id } }) => progressOf(await getMessage(db, id)),
});
