import { redeemCode } from '@/lib/cashier/codes/commands';
import { getMemberDeposit } from '@/lib/cashier/deposits/queries';
import { redeemInput } from '@/lib/cashier/schema';
import { depositValue, toWireDeposit } from '@/lib/cashier/wire';
import { members } from '@/lib/identity/audience';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { tooManyRequests } from '@/lib/platform/errors';
import { requestCountry } from '@/lib/platform/http/client-country';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';

export const POST = defineRoute({
  summary: 'Redeems a cash code: its value is credited at once. The same requestId returns the same deposit.',
  audience: notExcluded(members),
  input: redeemInput,
  output: depositValue,
  refusals: [idempotencyConflict(), tooManyRequests(60)],
  async run({ ctx: { db, session }, input, request, ip, language }) {
    const user = { ...session, country: requestCountry(request.headers) };
    const { id } = await redeemCode(db, user, ip, input);
    return toWireDeposit(await getMemberDeposit(db, session.memberId, id), language);
  },
});
