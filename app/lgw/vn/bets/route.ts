import { countSlip } from '@/app/lotto/lgw/bets/slip-limit';
import { insufficientFunds } from '@/lib/ledger/errors';
import { signedIn } from '@/lib/identity/audience';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';
import { ownBets, placeBets } from '@/lib/studio-host/lottery/betting';
import { MAX_SLIP_BYTES } from '@/lib/studio/lottery/constants';
import { slipRefusals } from '@/lib/studio/lottery/errors';
import { betListInput, betsInput } from '@/lib/studio/lottery/schema';
import { betListOutput, slipOutput } from '@/lib/studio/lottery/wire';

export const POST = defineRoute({
  summary:
    'Places a slip of Vietnamese lottery bets in one draw, or in several as a chase. The same requestId gives the same slip.',
  audience: notExcluded(signedIn),
  direct: 'POST /lgw/vn/bets',
  maxBytes: MAX_SLIP_BYTES,
  input: betsInput,
  output: slipOutput,
  refusals: [...slipRefusals(), insufficientFunds(), tooManyRequests(60)],
  async run({ ctx, input, language }) {
    await countSlip(ctx.session.memberId);
    return placeBets({ ...ctx, language }, input, 'VN');
  },
});

export const GET = defineRoute({
  summary:
    "Lists the member's Vietnamese lottery bets, newest first, with their sums. Sums and total count the latest 10,000.",
  audience: signedIn,
  input: betListInput,
  output: betListOutput,
  async run({ ctx, input }) {
    return ownBets(ctx, input, 'VN');
  },
});
