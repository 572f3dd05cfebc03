import { z } from 'zod';
import { balanceValue, toWireBalance } from '@/lib/cashier/wire';
import { mainWallet } from '@/lib/cashier/wallets/queries';
import { listMemberWallets } from '@/lib/gateway/transfers/queries';
import { signedIn } from '@/lib/identity/audience';
import { ZERO } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    "Returns the member's wallets: the main one, with the amount that is held for withdrawals, and those of vendors with a transfer wallet, as the vendor has reported them last, with the amount that is under way.",
  audience: signedIn,
  input: z.object({}),
  output: balanceValue,
  async run({ ctx: { db, session } }) {
    const { memberId, currency } = session;
    const [main, wallets] = await Promise.all([
      mainWallet(db, memberId, currency),
      session.kind === 'trial' ? [] : listMemberWallets(db, memberId, currency),
    ]);
    const others = wallets.map(({ vendor, reported, underWay }) => ({
      vendor,
      available: reported ?? ZERO,
      locked: underWay,
    }));
    return toWireBalance([main, ...others], currency);
  },
});
