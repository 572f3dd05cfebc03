import { z } from 'zod';
import { readNotices } from '@/lib/cashier/notices/commands';
import { noticesReadInput } from '@/lib/cashier/schema';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Marks one's notices as read: the named ones (`ids`), or all.",
  audience: signedIn,
  input: noticesReadInput,
  output: z.object({ changed: z.number() }),
  async run({ ctx: { db, session }, input }) {
    return { changed: await readNotices(db, session.memberId, input.ids) };
  },
});
