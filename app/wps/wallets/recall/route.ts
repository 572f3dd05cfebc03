import { z } from 'zod';
import { recallAll } from '@/lib/gateway/transfers/commands';
import { recallInput } from '@/lib/gateway/transfers/schema';
import { recalledValue, toWireRecalled } from '@/lib/gateway/transfers/wire';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Brings home everything from all wallets of vendors. A vendor that does not answer is named and stops no other one.',
  audience: members,
  input: recallInput,
  output: z.object({ list: z.array(recalledValue) }),
  async run({ ctx: { db, session }, input: { requestId } }) {
    return { list: (await recallAll(db, session.memberId, requestId)).map(toWireRecalled) };
  },
});
