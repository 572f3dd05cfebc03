import { idInput } from '@/lib/cashier/schema';
import { toWireWithdrawal, withdrawalValue } from '@/lib/cashier/wire';
import { getMemberWithdrawal } from '@/lib/cashier/withdrawals/queries';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Returns one of the member's withdrawals.",
  audience: members,
  input: idInput,
  output: withdrawalValue,
  refusals: [notFound()],
  async run({ ctx: { db, session }, input }) {
    return toWireWithdrawal(await getMemberWithdrawal(db, session.memberId, input.id));
  },
});
