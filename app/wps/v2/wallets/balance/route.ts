import { z } from 'zod';
import { balanceValue, toWireBalance } from '@/lib/cashier/wire';
import { listWallets } from '@/lib/cashier/wallets/queries';
import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    "Returns the member's wallets: the available balance, and the amount that is held for withdrawals.",
  audience: signedIn,
  input: z.object({}),
  output: balanceValue,
  async run({ ctx: { db, session } }) {
    return toWireBalance(await listWallets(db, session.memberId, session.currency), session.currency);
  },
});
