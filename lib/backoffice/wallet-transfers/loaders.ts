import { vendorNames } from '@/lib/catalogue/vendors/queries';
import { database } from '@/lib/db/client';
import * as transfers from '@/lib/gateway/transfers/queries';

/** Differences that the page lists. */
const DIFFERENCES = 20;

/** The books of vendors with a transfer wallet, the wallets that differ most, and the names of all vendors. */
export async function loadVendorBooks() {
  const db = database();
  const [books, differences, vendors] = await Promise.all([
    transfers.vendorBooks(db),
    transfers.walletDifferences(db, DIFFERENCES),
    vendorNames(db),
  ]);
  return { books, differences, vendors };
}

/** The address of a vendor's wallet, empty if it has none, and how far its rounds were read. */
export async function loadVendorWallet(code: string) {
  const db = database();
  const [address, rounds] = await Promise.all([
    transfers.walletAddress(db, code),
    transfers.roundsState(db, code),
  ]);
  return { address: address ?? '', rounds };
}
