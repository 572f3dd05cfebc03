import { listMemberTransfers } from '@/lib/gateway/transfers/queries';
import { walletTransfersInput } from '@/lib/gateway/transfers/schema';
import { toWireWalletTransfer, walletTransferValue } from '@/lib/gateway/transfers/wire';
import { members } from '@/lib/identity/audience';
import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the transfers between the member’s wallets, newest first.',
  audience: members,
  input: walletTransfersInput,
  output: pageOutput(walletTransferValue),
  run: async ({ ctx: { db, session }, input }) =>
    mapPage(await listMemberTransfers(db, session.memberId, input), toWireWalletTransfer),
});
