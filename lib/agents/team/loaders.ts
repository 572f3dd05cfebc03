import { cache } from 'react';
import { loadTransferOptions } from '@/lib/cashier/transfers/loaders';
import { flag } from '@/lib/content/queries';
import { offersService } from '@/lib/content/service/loaders';
import { database } from '@/lib/db/client';
import { CONTRACT_KINDS, type ContractKind } from '../constants';
import { accountInTeam, kindsOfContracts } from './queries';

/** What decides which pages of the agent centre an agent has. */
export interface CentreAccess {
  /** The kinds of contract that the agent has or had, so that earlier bills stay in reach; none while AGENTPOLICY3 is off. */
  kinds: readonly ContractKind[];
  /** Whether there is somebody to transfer to. */
  hasTransfers: boolean;
  hasService: boolean;
}

/** Returns which pages of the agent centre an agent has. One query of each kind per request. */
export const loadCentreAccess = cache(async (agentId: bigint): Promise<CentreAccess> => {
  const db = database();
  const [hasContracts, kinds, transfers, hasService] = await Promise.all([
    flag(db, 'AGENTPOLICY3', true),
    kindsOfContracts(db, agentId),
    loadTransferOptions(agentId),
    offersService(),
  ]);
  return {
    kinds: hasContracts ? CONTRACT_KINDS.filter((kind) => kinds.includes(kind)) : [],
    hasTransfers: transfers.downline || transfers.upline !== null,
    hasService,
  };
});

/** The account of a member of an agent's team by the id in an address; undefined for anybody else. */
export async function loadAccountInTeam(agentId: bigint, id: string): Promise<string | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  return accountInTeam(database(), agentId, BigInt(id));
}
