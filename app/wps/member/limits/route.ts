import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { setOwnLimit } from '@/lib/protection/limits/commands';
import { limitStates } from '@/lib/protection/limits/queries';
import { limitInput } from '@/lib/protection/schema';
import { limitsOutput, toWireLimit } from '@/lib/protection/wire';
import { z } from 'zod';

export const GET = defineRoute({
  summary: "Lists the member's limits: what applies, what is used of it, and what waits.",
  audience: members,
  input: z.object({}),
  output: limitsOutput,
  async run({ ctx: { db, session } }) {
    return { list: (await limitStates(db, session.memberId)).map(toWireLimit) };
  },
});

export const PUT = defineRoute({
  summary:
    'Sets a limit of money, or of minutes for `time`; null removes it. A lower limit holds at once, a higher one or none after 24 hours.',
  audience: members,
  input: limitInput,
  output: limitsOutput,
  async run({ ctx: { db, session }, input }) {
    await setOwnLimit(db, session.memberId, input);
    return { list: (await limitStates(db, session.memberId)).map(toWireLimit) };
  },
});
