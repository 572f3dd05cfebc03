import { z } from 'zod';
import { sendLineMessage } from '@/lib/agents/messages/commands';
import { nobodyToReach, notInTeam, noUpline, takesNoMessages } from '@/lib/agents/messages/errors';
import { sentMessages } from '@/lib/agents/messages/queries';
import { lineMessageInput, sentQuery, sentValue } from '@/lib/agents/messages/schema';
import { toWireSent } from '@/lib/agents/messages/wire';
import { members } from '@/lib/identity/audience';
import { notAgent } from '@/lib/identity/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { mapPage } from '@/lib/platform/page';
import { pagingOutput } from '@/lib/platform/page-schema';

export const GET = defineRoute({
  summary: 'The messages that the member has sent within the line, newest first.',
  audience: members,
  input: sentQuery,
  output: z.object({ list: z.array(sentValue), ...pagingOutput }),
  run: async ({ ctx: { db, session }, input }) =>
    mapPage(await sentMessages(db, session.memberId, input), toWireSent),
});

export const POST = defineRoute({
  summary:
    'Sends a plain text within the line: an agent to a member of the team, to all directly below or to the whole team, everybody to the own upline. The same requestId sends once.',
  audience: members,
  input: lineMessageInput,
  output: z.object({ id: z.string(), receivers: z.number() }),
  refusals: [notAgent(), notInTeam(), noUpline(), takesNoMessages(), nobodyToReach()],
  async run({ ctx: { db, session }, input }) {
    const { id, receivers } = await sendLineMessage(db, session.memberId, input);
    return { id: String(id), receivers };
  },
});
