import { cache } from 'react';
import { database } from '@/lib/db/client';
import { hasTransferWallets } from './queries';

/** Whether the member centre has a page of wallets; once per request. */
export const loadHasTransferWallets = cache(() => hasTransferWallets(database()));
