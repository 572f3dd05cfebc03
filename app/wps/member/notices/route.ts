import { z } from 'zod';
import { notices, unreadNotices } from '@/lib/cashier/notices/queries';
import { pageInput } from '@/lib/cashier/schema';
import { noticeValue, pageOf, toWireNotice, toWirePage } from '@/lib/cashier/wire';
import { translator } from '@/lib/i18n/translator';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'What one was told, newest first, in the language of the request.',
  audience: signedIn,
  input: pageInput,
  output: pageOf(noticeValue).extend({ unread: z.number() }),
  async run({ ctx: { db, session }, input, language }) {
    const translate = translator(language, 'cashier');
    const [page, unread] = await Promise.all([
      notices(db, session.memberId, input),
      unreadNotices(db, session.memberId),
    ]);
    return { ...toWirePage(page, (notice) => toWireNotice(notice, language, translate)), unread };
  },
});
