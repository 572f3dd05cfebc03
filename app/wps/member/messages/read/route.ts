import { members } from '@/lib/identity/audience';
import { changedOutput, readInput } from '@/lib/inbox/messages/schema';
import { markNoticesRead } from '@/lib/notices/commands';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Marks entries of the member's inbox as read: those in `ids`, or all.",
  audience: members,
  input: readInput,
  output: changedOutput,
  async run({ ctx: { db, session }, input }) {
    return { changed: await markNoticesRead(db, session.memberId, input.ids) };
  },
});
