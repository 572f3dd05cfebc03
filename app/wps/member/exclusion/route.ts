import { members } from '@/lib/identity/audience';
import { assertOwner } from '@/lib/identity/passwords/commands';
import { defineRoute } from '@/lib/platform/http/define-route';
import { exclusionNotLonger } from '@/lib/protection/errors';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { exclusionInput } from '@/lib/protection/schema';
import { exclusionOutput, toWireExclusion } from '@/lib/protection/wire';

export const POST = defineRoute({
  summary:
    'Begins a cool-off (1d, 7d, 30d) or a self-exclusion (6m, 1y, 5y, ever) at once, confirmed by the password. Nobody can shorten it.',
  audience: members,
  input: exclusionInput,
  output: exclusionOutput,
  refusals: [exclusionNotLonger()],
  async run({ ctx: { db, session }, input }) {
    await assertOwner(db, session, input.password);
    return toWireExclusion(await excludeMyself(db, session.memberId, input.period));
  },
});
