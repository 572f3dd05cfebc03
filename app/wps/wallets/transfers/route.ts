import { pageInput } from '@/lib/cashier/schema';
import { listTransfers } from '@/lib/cashier/transfers/queries';
import { toWireTransfer, transferValue } from '@/lib/cashier/transfers/wire';
import { members } from '@/lib/identity/audience';
import { mapPage } from '@/lib/platform/page';
import { pageOutput } from '@/lib/platform/page-schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the transfers that the member sent or received within their line, newest first.',
  audience: members,
  input: pageInput,
  output: pageOutput(transferValue),
  run: async ({ ctx: { db, session }, input }) =>
    mapPage(await listTransfers(db, session.memberId, input), toWireTransfer),
});
