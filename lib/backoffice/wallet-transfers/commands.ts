import { requireVendor } from '@/lib/catalogue/vendors/queries';
import { walletAddressFault } from '@/lib/gateway/transfers/address';
import { askAbout } from '@/lib/gateway/transfers/commands';
import { requireTransfer, walletAddress } from '@/lib/gateway/transfers/queries';
import { setWalletAddress } from '@/lib/gateway/transfers/settings';
import type { TransferStatus } from '@/lib/gateway/transfers/types';
import { badInput } from '@/lib/platform/errors';
import { auditedTransaction, recordAction } from '../audit/commands';
import type { Actor } from '../types';

/**
 * Sets the address of a vendor's transfer wallet; empty: it has none. The route checks the permission `integrations.write`. Throws NOT_FOUND
 * 404, INVALID_INPUT on `address`.
 */
export const changeWalletAddress = (actor: Actor, { code, address }: { code: string; address: string }) =>
  auditedTransaction(actor, async (tx) => {
    const { hosts } = await requireVendor(tx, code);
    const fault = address === '' ? undefined : walletAddressFault(address, hosts);
    if (fault) throw badInput({ address: fault });
    const before = await walletAddress(tx, code);
    await setWalletAddress(tx, code, address === '' ? undefined : address);
    return {
      outcome: {},
      action: 'vendor.wallet',
      subject: `vendor:${code}`,
      detail: { before: { address: before ?? '' }, after: { address } },
    };
  });

/**
 * Asks the vendor at once about a transfer whose outcome is not known. The route checks the permission `cashier.decide`. Returns what is known
 * then. Throws NOT_FOUND 404.
 */
export async function askAboutTransfer(actor: Actor, id: bigint): Promise<{ status: TransferStatus }> {
  await requireTransfer(actor.db, id);
  const { status, reason } = await askAbout(actor.db, id);
  await recordAction(actor, {
    action: 'walletTransfer.ask',
    subject: `walletTransfer:${id}`,
    detail: { status, reason },
  });
  return { status };
}
