import { operators } from '@/lib/backoffice/audience';
import { queueNewsInput, queueNewsOutput } from '@/lib/backoffice/decisions/schema';
import { getQueueNews } from '@/lib/cashier/queues/queries';
import { defineRoute } from '@/lib/platform/http/define-route';

/** An open page asks for it again and again, so that it does not count as a use of the session. */
export const GET = defineRoute({
  summary: 'Counts the waiting requests of a queue, and those that are newer than a request.',
  audience: operators('cashier.read', 'none'),
  input: queueNewsInput,
  output: queueNewsOutput,
  async run({ ctx, input }) {
    const { waiting, fresh, newest } = await getQueueNews(ctx.db, input.kind, input.since);
    return { waiting, fresh, newest: String(newest) };
  },
});
