import { MAX_OPEN_REQUESTS } from '@/lib/cashier/constants';
import { tooManyOpen } from '@/lib/cashier/errors';
import { pageInput, withdrawalInput } from '@/lib/cashier/schema';
import { toWireWithdrawal, withdrawalValue } from '@/lib/cashier/wire';
import { getMemberWithdrawal, listMemberWithdrawals } from '@/lib/cashier/withdrawals/queries';
import { members } from '@/lib/identity/audience';
import { idempotencyConflict, insufficientFunds } from '@/lib/ledger/errors';
import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import { requestCountry } from '@/lib/platform/http/client-country';
import { defineRoute } from '@/lib/platform/http/define-route';
import { withdraw } from '@/lib/rewards/withdrawals/commands';
import { turnoverMissing } from '@/lib/rewards/withdrawals/errors';

export const GET = defineRoute({
  summary: "Lists the member's withdrawals, newest first.",
  audience: members,
  input: pageInput,
  output: pageOutput(withdrawalValue),
  async run({ ctx: { db, session }, input }) {
    return mapPage(await listMemberWithdrawals(db, session.memberId, input), toWireWithdrawal);
  },
});

export const POST = defineRoute({
  summary:
    'Requests a withdrawal. The amount is held at once, and active bonuses are forfeited. The same requestId returns the same withdrawal.',
  audience: members,
  input: withdrawalInput,
  output: withdrawalValue,
  refusals: [
    insufficientFunds(),
    tooManyOpen(MAX_OPEN_REQUESTS),
    idempotencyConflict(),
    turnoverMissing(1n, 'THB'),
  ],
  async run({ ctx: { db, session }, input, request }) {
    const user = { ...session, country: requestCountry(request.headers) };
    const { id } = await withdraw(db, user, input);
    return toWireWithdrawal(await getMemberWithdrawal(db, session.memberId, id));
  },
});
