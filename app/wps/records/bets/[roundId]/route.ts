import { roundDetail } from '@/lib/gateway/queries';
import { roundInput } from '@/lib/gateway/schema';
import { roundOutput, toWireRound } from '@/lib/gateway/wire';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "One of one's own rounds: its parts, and what the game shows of it.",
  audience: signedIn,
  input: roundInput,
  output: roundOutput,
  async run({ ctx: { db, session }, input, language }) {
    return toWireRound(await roundDetail(db, session.memberId, input.roundId, language));
  },
});
