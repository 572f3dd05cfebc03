import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { noSuchLimit } from '@/lib/protection/errors';
import { cancelRaise } from '@/lib/protection/limits/commands';
import { limitStates } from '@/lib/protection/limits/queries';
import { limitPlace } from '@/lib/protection/schema';
import { limitsOutput, toWireLimit } from '@/lib/protection/wire';

export const POST = defineRoute({
  summary: 'Cancels a raise or removal of a limit that waits; the limit stays as it is.',
  audience: members,
  input: limitPlace,
  output: limitsOutput,
  refusals: [noSuchLimit()],
  async run({ ctx: { db, session }, input }) {
    await cancelRaise(db, session.memberId, input);
    return { list: (await limitStates(db, session.memberId)).map(toWireLimit) };
  },
});
