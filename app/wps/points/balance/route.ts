import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { formatDecimal } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';
import { pointsBalance, pointsState } from '@/lib/rewards/points/queries';

export const GET = defineRoute({
  summary:
    'The member’s points, as a decimal string, their spins of the wheel, and the shortfall that points of bets go to first.',
  audience: members,
  input: z.object({}),
  output: z.object({ balance: z.string(), spins: z.number(), shortfall: z.string() }),
  async run({ ctx: { db, session } }) {
    const [balance, state] = await Promise.all([
      pointsBalance(db, session.memberId),
      pointsState(db, session.memberId),
    ]);
    return {
      balance: formatDecimal(balance),
      spins: state.spins,
      shortfall: formatDecimal(state.shortfall),
    };
  },
});
