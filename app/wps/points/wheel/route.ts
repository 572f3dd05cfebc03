import { z } from 'zod';
import { textIn } from '@/lib/content/text';
import { members } from '@/lib/identity/audience';
import { formatDecimal } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';
import { pointsState } from '@/lib/rewards/points/queries';
import { wheelValue } from '@/lib/rewards/points/wire';
import { nextCommitment } from '@/lib/rewards/wheel/commands';
import { readWheel } from '@/lib/rewards/wheel/queries';

export const GET = defineRoute({
  summary:
    'The lucky wheel: its sectors with their weights (a chance is weight divided by the sum), the member’s spins, and the hash of the server’s seed for the next spin.',
  audience: members,
  input: z.object({}),
  output: wheelValue,
  async run({ ctx: { db, session }, language }) {
    const [wheel, { spins }, commitment] = await Promise.all([
      readWheel(db),
      pointsState(db, session.memberId),
      nextCommitment(db, session.memberId),
    ]);
    return {
      isOpen: wheel?.isOpen ?? false,
      consolation: formatDecimal(wheel?.consolation ?? 0n),
      currency: session.currency,
      spins,
      commitment,
      sectors: (wheel?.sectors ?? []).map(({ title, weight, prize, amount, stock, won }) => ({
        title: textIn(title, language),
        weight,
        prize,
        amount: formatDecimal(amount),
        left: stock === null ? null : stock - won,
      })),
    };
  },
});
