import { z } from 'zod';
import { readBalance } from '@/lib/gateway/transfers/commands';
import { noVendorWallet, walletUnavailable } from '@/lib/gateway/transfers/errors';
import { vendorWalletInput } from '@/lib/gateway/transfers/schema';
import { backgroundMembers } from '@/lib/identity/audience';
import { formatDecimal } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Asks a vendor what the member has in its wallet, and waits three seconds for the answer.',
  audience: backgroundMembers,
  input: vendorWalletInput,
  output: z.object({ vendor: z.string(), currency: z.string(), balance: z.string() }),
  refusals: [noVendorWallet(), walletUnavailable()],
  async run({ ctx: { db, session }, input: { vendor } }) {
    const { memberId, currency } = session;
    return { vendor, currency, balance: formatDecimal(await readBalance(db, memberId, vendor, currency)) };
  },
});
