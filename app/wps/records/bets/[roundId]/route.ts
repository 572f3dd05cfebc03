import { requireRoundDetail } from '@/lib/gateway/queries';
import { roundInput } from '@/lib/gateway/schema';
import { roundOutput, toWireRound } from '@/lib/gateway/wire';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "Returns one of the member's rounds: its parts, and the details that the game recorded.",
  audience: signedIn,
  input: roundInput,
  output: roundOutput,
  async run({ ctx: { db, session }, input, language }) {
    return toWireRound(await requireRoundDetail(db, session.memberId, input.roundId, language));
  },
});
