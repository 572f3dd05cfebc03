import { currencyNotOffered, gameMaintenance } from '@/lib/gateway/errors';
import {
  nothingToTransfer,
  noVendorWallet,
  transfersWaiting,
  walletUnavailable,
} from '@/lib/gateway/transfers/errors';
import { walletTransferInput } from '@/lib/gateway/transfers/schema';
import { toWireWalletTransfer, walletTransferValue } from '@/lib/gateway/transfers/wire';
import { members } from '@/lib/identity/audience';
import { idempotencyConflict, insufficientFunds } from '@/lib/ledger/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { moveWalletMoney } from '@/lib/rewards/withdrawals/commands';
import { bonusActive } from '@/lib/rewards/withdrawals/errors';

export const POST = defineRoute({
  summary:
    "Moves money between the main wallet and a vendor's wallet. The same requestId gives the same transfer; a pending one is asked about until the vendor says.",
  audience: members,
  input: walletTransferInput,
  output: walletTransferValue,
  refusals: [
    noVendorWallet(),
    walletUnavailable(),
    transfersWaiting(),
    nothingToTransfer(),
    insufficientFunds(),
    idempotencyConflict(),
    bonusActive(),
    gameMaintenance(),
    currencyNotOffered('THB'),
  ],
  async run({ ctx: { db, session }, input: { from, to, amount, requestId } }) {
    const transfer = await moveWalletMoney(db, {
      memberId: session.memberId,
      vendor: from || to,
      direction: from === '' ? 'out' : 'in',
      amount,
      requestId,
    });
    if (!transfer) throw nothingToTransfer();
    return toWireWalletTransfer(transfer);
  },
});
