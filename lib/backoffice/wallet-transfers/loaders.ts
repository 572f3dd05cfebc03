import { vendorNames } from '@/lib/catalogue/vendors/queries';
import { database } from '@/lib/db/client';
import * as transfers from '@/lib/gateway/transfers/queries';

/** Differences that the page lists. */
const DIFFERENCES = 20;

/** Rounds that could not be taken, of those that the page lists. */
const REFUSED_ROUNDS = 20;

/** The books of vendors with a transfer wallet, the wallets that differ most, the rounds refused last, and the names of all vendors. */
export async function loadVendorBooks() {
  const db = database();
  const [books, differences, refused, vendors] = await Promise.all([
    transfers.vendorBooks(db),
    transfers.walletDifferences(db, DIFFERENCES),
    transfers.refusedRounds(db, REFUSED_ROUNDS),
    vendorNames(db),
  ]);
  return { books, differences, refused, vendors };
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
