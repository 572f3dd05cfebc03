import { z } from 'zod';
import { chatPersons } from '@/lib/inbox/chat/audience';
import { closeOwnChat } from '@/lib/inbox/chat/commands';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Ends one's own conversation in the live chat, if one is open.",
  audience: chatPersons,
  input: z.object({}),
  output: z.object({ closed: z.literal(true) }),
  async run({ ctx: { db, person } }) {
    if (person) await closeOwnChat(db, person);
    return { closed: true as const };
  },
});
