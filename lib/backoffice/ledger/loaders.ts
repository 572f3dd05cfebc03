import { database } from '@/lib/db/client';
import { listHouseBalances } from '@/lib/ledger/queries';
import { getLastVerification } from '@/lib/ledger/verify/verify';
import { findTransaction } from './transaction';

export const latestVerification = () => getLastVerification(database());
export const loadHouseBalances = () => listHouseBalances(database());

/** Loads one transaction with its entries; undefined if there is none. */
export const loadTransaction = (id: bigint) => findTransaction(database(), id);
