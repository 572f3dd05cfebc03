import { database } from '@/lib/db/client';
import { listHouseBalances } from '@/lib/ledger/queries';
import { getLastVerification } from '@/lib/ledger/verify/verify';

export const latestVerification = () => getLastVerification(database());
export const loadHouseBalances = () => listHouseBalances(database());
