import { transfer } from '@/lib/cashier/transfers/commands';
import { recipientUnavailable, transferClosed } from '@/lib/cashier/transfers/errors';
import { findTransfer } from '@/lib/cashier/transfers/queries';
import { uplineTransferInput } from '@/lib/cashier/transfers/schema';
import { toWireTransfer, transferValue } from '@/lib/cashier/transfers/wire';
import { members } from '@/lib/identity/audience';
import { idempotencyConflict, insufficientFunds } from '@/lib/ledger/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { notExcluded } from '@/lib/protection/audience';

export const POST = defineRoute({
  summary:
    'Transfers money to the agent directly above, with the payment password. The same requestId gives the same transfer.',
  audience: notExcluded(members),
  encrypted: true,
  input: uplineTransferInput,
  output: transferValue,
  refusals: [transferClosed(), recipientUnavailable(), insufficientFunds(), idempotencyConflict()],
  async run({ ctx: { db, session }, input }) {
    const id = await transfer(db, session.memberId, input);
    return toWireTransfer((await findTransfer(db, session.memberId, id))!);
  },
});
