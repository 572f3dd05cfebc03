import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { withdrawOwnBet } from '@/lib/studio-host/lottery/betting';
import { betNotFound, betNotWithdrawable, returnUnderWay } from '@/lib/studio/lottery/errors';
import { betIdInput } from '@/lib/studio/lottery/schema';
import { withdrawOutput } from '@/lib/studio/lottery/wire';

export const DELETE = defineRoute({
  summary: 'Withdraws a Vietnamese lottery bet whose draw has not closed, and returns its stake.',
  audience: signedIn,
  input: betIdInput,
  output: withdrawOutput,
  refusals: [betNotFound(), betNotWithdrawable(), returnUnderWay()],
  async run({ ctx, input }) {
    return withdrawOwnBet(ctx, input.id, 'VN');
  },
});
