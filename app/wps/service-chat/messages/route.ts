import { chatPersons, newVisitor } from '@/lib/inbox/chat/audience';
import { writeAsPerson } from '@/lib/inbox/chat/commands';
import { chatClosed, chatMuted, chatUnavailable } from '@/lib/inbox/chat/errors';
import { chatAvailability, findOwnChat } from '@/lib/inbox/chat/queries';
import { chatMessageInput, chatOutput } from '@/lib/inbox/chat/schema';
import { toWireChat } from '@/lib/inbox/chat/wire';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Writes to the operators in the live chat: in the open conversation, or in a new one. A visitor gets a cookie for it.',
  audience: chatPersons,
  input: chatMessageInput,
  output: chatOutput,
  refusals: [chatUnavailable(), chatClosed(), chatMuted(), tooManyRequests(60)],
  async run({ ctx: { db, person: known }, input, ip, language, headers }) {
    const visitor = known ? undefined : newVisitor();
    const person = known ?? visitor!.person;
    await writeAsPerson(db, { person, ip, language, ...input });
    if (visitor) headers.append('set-cookie', visitor.cookie);
    return { ...(await chatAvailability(db)), chat: toWireChat(await findOwnChat(db, person)) };
  },
});
