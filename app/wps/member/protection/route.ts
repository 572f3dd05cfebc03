import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { ownFigures } from '@/lib/protection/figures/queries';
import { figuresInput } from '@/lib/protection/schema';
import { figuresOutput, toWireFigures } from '@/lib/protection/wire';

export const GET = defineRoute({
  summary:
    "The member's own figures of today, 7 days, 30 days or twelve months: deposits, stakes, net result, time played.",
  audience: members,
  input: figuresInput,
  output: figuresOutput,
  async run({ ctx: { db, session }, input }) {
    return toWireFigures(await ownFigures(db, session.memberId, input.range), session.currency);
  },
});
