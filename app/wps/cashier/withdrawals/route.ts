import { MOST_OPEN } from '@/lib/cashier/constants';
import { tooManyOpen } from '@/lib/cashier/errors';
import { pageInput, withdrawalInput } from '@/lib/cashier/schema';
import { pageOf, toWirePage, toWireWithdrawal, withdrawalValue } from '@/lib/cashier/wire';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { withdrawalOf, withdrawalsOf } from '@/lib/cashier/withdrawals/queries';
import { members } from '@/lib/identity/audience';
import { idempotencyConflict, insufficientFunds } from '@/lib/ledger/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "One's own withdrawals, newest first.",
  audience: members,
  input: pageInput,
  output: pageOf(withdrawalValue),
  async run({ ctx: { db, session }, input }) {
    return toWirePage(await withdrawalsOf(db, session.memberId, input), toWireWithdrawal);
  },
});

export const POST = defineRoute({
  summary: 'Asks for a withdrawal: the money is held at once. The same requestId gives the same withdrawal.',
  audience: members,
  input: withdrawalInput,
  output: withdrawalValue,
  refusals: [insufficientFunds(), tooManyOpen(MOST_OPEN), idempotencyConflict()],
  async run({ ctx: { db, session }, input }) {
    const { id } = await requestWithdrawal(db, session, input);
    return toWireWithdrawal(await withdrawalOf(db, session.memberId, id));
  },
});
