import { z } from 'zod';
import { listMemberWallets } from '@/lib/gateway/transfers/queries';
import { memberWalletValue, toWireMemberWallet } from '@/lib/gateway/transfers/wire';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the wallets of vendors that the member can use, with the balances that were reported last.',
  audience: members,
  input: z.object({}),
  output: z.object({ list: z.array(memberWalletValue) }),
  run: async ({ ctx: { db, session } }) => ({
    list: (await listMemberWallets(db, session.memberId, session.currency)).map(toWireMemberWallet),
  }),
});
