import { z } from 'zod';
import { MAX_PAYEES } from '@/lib/cashier/constants';
import { tooManyPayees } from '@/lib/cashier/errors';
import { addPayee } from '@/lib/cashier/payees/commands';
import { listPayees } from '@/lib/cashier/payees/queries';
import { payeeInput } from '@/lib/cashier/schema';
import { payeeValue, toWirePayee } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Lists the member's payees, with the last four digits of each account number.",
  audience: members,
  input: z.object({}),
  output: z.object({ list: z.array(payeeValue) }),
  async run({ ctx: { db, session } }) {
    return { list: (await listPayees(db, session.memberId)).map(toWirePayee) };
  },
});

export const POST = defineRoute({
  summary: 'Creates a payee. Needs the payment password.',
  audience: members,
  input: payeeInput,
  output: payeeValue,
  refusals: [tooManyPayees(MAX_PAYEES)],
  async run({ ctx: { db, session }, input }) {
    return toWirePayee(await addPayee(db, session.memberId, input));
  },
});
