import { z } from 'zod';
import { MOST_PAYEES } from '@/lib/cashier/constants';
import { tooManyPayees } from '@/lib/cashier/errors';
import { addPayee } from '@/lib/cashier/payees/commands';
import { payees } from '@/lib/cashier/payees/queries';
import { payeeInput } from '@/lib/cashier/schema';
import { payeeValue, toWirePayee } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'The bank accounts that one is paid to; of each number the last four digits.',
  audience: members,
  input: z.object({}),
  output: z.object({ list: z.array(payeeValue) }),
  async run({ ctx: { db, session } }) {
    return { list: (await payees(db, session.memberId)).map(toWirePayee) };
  },
});

export const POST = defineRoute({
  summary: 'Adds a bank account to be paid to, under the payment password.',
  audience: members,
  input: payeeInput,
  output: payeeValue,
  refusals: [tooManyPayees(MOST_PAYEES)],
  async run({ ctx: { db, session }, input }) {
    return toWirePayee(await addPayee(db, session.memberId, input));
  },
});
