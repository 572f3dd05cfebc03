import { cancelDeposit } from '@/lib/cashier/deposits/commands';
import { getMemberDeposit } from '@/lib/cashier/deposits/queries';
import { alreadyDecided } from '@/lib/cashier/errors';
import { idInput } from '@/lib/cashier/schema';
import { depositValue, toWireDeposit } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Cancels a deposit that no operator has decided on.',
  audience: members,
  input: idInput,
  output: depositValue,
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx: { db, session }, input, language }) {
    await cancelDeposit(db, session.memberId, input.id);
    return toWireDeposit(await getMemberDeposit(db, session.memberId, input.id), language);
  },
});
