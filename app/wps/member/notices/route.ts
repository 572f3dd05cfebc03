import { z } from 'zod';
import { listNotices, countUnreadNotices } from '@/lib/notices/queries';
import { pageInput } from '@/lib/cashier/schema';
import { noticeValue, toWireNotice } from '@/lib/cashier/wire';
import { translator } from '@/lib/i18n/translator';
import { signedIn } from '@/lib/identity/audience';
import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Lists the member's notices, newest first, in the language of the request.",
  audience: signedIn,
  input: pageInput,
  output: pageOutput(noticeValue).extend({ unread: z.number() }),
  async run({ ctx: { db, session }, input, language }) {
    const translate = translator(language, 'cashier');
    const [page, unread] = await Promise.all([
      listNotices(db, session.memberId, input),
      countUnreadNotices(db, session.memberId),
    ]);
    return { ...mapPage(page, (notice) => toWireNotice(notice, language, translate)), unread };
  },
});
