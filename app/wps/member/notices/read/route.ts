import { z } from 'zod';
import { markNoticesRead } from '@/lib/notices/commands';
import { noticesReadInput } from '@/lib/cashier/schema';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Marks notices of the member as read: those in `ids`, or all.',
  audience: signedIn,
  input: noticesReadInput,
  output: z.object({ changed: z.number() }),
  async run({ ctx: { db, session }, input }) {
    return { changed: await markNoticesRead(db, session.memberId, input.ids) };
  },
});
