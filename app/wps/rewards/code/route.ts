import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { createLimit } from '@/lib/identity/throttle/limit';
import { formatDecimal } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';
import { enterCode } from '@/lib/rewards/bonuses/commands';
import { bonusRefused } from '@/lib/rewards/bonuses/errors';
import { codeInput } from '@/lib/rewards/bonuses/schema';

/** Codes are short: nobody may try many. */
const codeLimit = createLimit('bonus-code', 20, 3_600);

export const POST = defineRoute({
  summary: 'Enters a bonus code. What it gives waits in the reward centre; at most twenty tries an hour.',
  audience: notExcluded(members),
  input: codeInput,
  output: z.object({ amount: z.string() }),
  refusals: [bonusRefused('perMember')],
  async run({ ctx: { db, session }, input }) {
    await codeLimit.take(String(session.memberId));
    return { amount: formatDecimal((await enterCode(db, session.memberId, input.code)).amount) };
  },
});
