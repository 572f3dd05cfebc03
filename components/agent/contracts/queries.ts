import type { WireContract, WireDownline, WireTerms } from '@/lib/agents/contracts/wire';
import type { Page } from '@/lib/platform/page';

export const CONTRACTS_KEY = ['agent-contracts'] as const;

/** GET /wps/agent/contracts. */
export interface ContractList extends Page<WireDownline> {
  own: WireContract[];
}

/** A template that operators share. */
export interface SharedTemplate {
  id: string;
  name: string;
  terms: WireTerms;
}

/** A contract that ends because of a change above it, as HIGHER_RATE and CONTRACTS_BELOW_END name it. */
export interface TouchedContract {
  contractId: string;
  account: string;
  nickname: string;
  upline: string;
  type: WireTerms['type'];
  rate: string;
}
