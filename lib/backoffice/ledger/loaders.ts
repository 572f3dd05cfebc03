import { database } from '@/lib/db/client';
import { houseBalances } from '@/lib/ledger/queries';
import { lastVerification } from '@/lib/ledger/verify/verify';

export const lastChecked = () => lastVerification(database());
export const house = () => houseBalances(database());
