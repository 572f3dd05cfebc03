import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { cancelOwnChase } from '@/lib/studio-host/lottery/betting';
import { chaseNotFound } from '@/lib/studio/lottery/errors';
import { slipIdInput } from '@/lib/studio/lottery/schema';
import { cancelOutput } from '@/lib/studio/lottery/wire';

export const DELETE = defineRoute({
  summary: 'Cancels a chase of lottery draws: its bets in draws that have not closed are withdrawn.',
  audience: signedIn,
  input: slipIdInput,
  output: cancelOutput,
  refusals: [chaseNotFound()],
  async run({ ctx, input }) {
    return cancelOwnChase(ctx, input.slipId);
  },
});
