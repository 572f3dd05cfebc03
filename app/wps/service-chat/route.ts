import { z } from 'zod';
import { backgroundChatPersons } from '@/lib/inbox/chat/audience';
import { chatAvailability, findOwnChat } from '@/lib/inbox/chat/queries';
import { chatOutput } from '@/lib/inbox/chat/schema';
import { toWireChat } from '@/lib/inbox/chat/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Returns whether operators answer the live chat now, and one's own last conversation.",
  audience: backgroundChatPersons,
  input: z.object({}),
  output: chatOutput,
  async run({ ctx: { db, person } }) {
    const availability = await chatAvailability(db);
    return { ...availability, chat: toWireChat(person && (await findOwnChat(db, person))) };
  },
});
