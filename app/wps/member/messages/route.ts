import { translator } from '@/lib/i18n/translator';
import { backgroundMembers } from '@/lib/identity/audience';
import { listInbox } from '@/lib/inbox/messages/queries';
import { toCursor } from '@/lib/inbox/messages/rules';
import { inboxOutput, inboxQuery } from '@/lib/inbox/messages/schema';
import { toWireEntry } from '@/lib/inbox/messages/wire';
import { countUnreadNotices } from '@/lib/notices/queries';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    "Lists the member's inbox, newest first, in the language of the request: notices, and messages of the operator. `next` is the `after` of the next page.",
  audience: backgroundMembers,
  input: inboxQuery,
  output: inboxOutput,
  async run({ ctx: { db, session }, input: { view, after, pageSize }, language }) {
    const translate = translator(language, 'cashier');
    const [{ list, more }, unread] = await Promise.all([
      listInbox(db, session.memberId, language, { view, after, size: pageSize }),
      countUnreadNotices(db, session.memberId),
    ]);
    return {
      list: list.map((entry) => toWireEntry(entry, language, translate)),
      next: more ? toCursor(list.at(-1)!) : null,
      unread,
    };
  },
});
