import { z } from 'zod';
import { collectBill } from '@/lib/agents/bills/commands';
import { billDecided, billExpired, billNotYet } from '@/lib/agents/bills/errors';
import { billInput } from '@/lib/agents/bills/schema';
import { agents } from '@/lib/identity/audience';
import { formatDecimal } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Collects the share of a bill that waits for it. A second call gives the same amount and pays nothing more.',
  // Not an offer: the share is earned. An excluded agent is refused by the command, and collects afterwards.
  audience: agents,
  input: billInput,
  output: z.object({ amount: z.string() }),
  refusals: [billDecided(), billExpired(), billNotYet()],
  run: async ({ ctx: { db, session }, input }) => ({
    amount: formatDecimal(await collectBill(db, session.memberId, input.id)),
  }),
});
