import { members } from '@/lib/identity/audience';
import { changedOutput, removeInput } from '@/lib/inbox/messages/schema';
import { removeNotices } from '@/lib/notices/commands';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Deletes the entries `ids` of the member's inbox.",
  audience: members,
  input: removeInput,
  output: changedOutput,
  async run({ ctx: { db, session }, input }) {
    return { changed: await removeNotices(db, session.memberId, input.ids) };
  },
});
