import { z } from 'zod';
import { balanceValue, toWireBalance } from '@/lib/cashier/wire';
import { wallets } from '@/lib/cashier/wallets/queries';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: "One's wallets: what can be staked, and what is held for withdrawals.",
  audience: signedIn,
  input: z.object({}),
  output: balanceValue,
  async run({ ctx: { db, session } }) {
    return toWireBalance(await wallets(db, session.memberId, session.currency), session.currency);
  },
});
