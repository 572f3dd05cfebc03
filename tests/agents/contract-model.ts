import type { Db } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { ZERO, units } from '@/lib/money/amount';
import type { ContractKind, PeriodType } from '@/lib/agents/constants';
import { decideOffer, offerContract } from '@/lib/agents/contracts/commands';
import type { Actor } from '@/lib/agents/contracts/policy';
import type { Terms } from '@/lib/agents/contracts/terms';
import type { Contract } from '@/lib/agents/contracts/types';

let count = 0;

/** A new agent below another one, or at the top of a line. */
export const newAgent = async (db: Db, uplineId?: bigint): Promise<bigint> =>
  (
    await createMember(db, {
      account: `agent${++count}`,
      type: uplineId === undefined ? 1 : 2,
      ...(uplineId === undefined ? {} : { uplineId }),
    })
  ).id;

/** A contract of one tier (or real-time rates) at a rate in millionths, without conditions. */
export function termsOf(kind: ContractKind, rate: number, period: PeriodType = 'D'): Terms {
  const realtime = kind === 'realtime' ? { profitRate: rate, lossRate: rate, singleBet: ZERO } : null;
  return {
    kind,
    period: kind === 'dividend' ? period : kind === 'daily' ? 'D' : null,
    tierMode: kind === 'dividend' ? 'fixed' : null,
    tiers: realtime ? [] : [{ validBet: units(1), netLoss: ZERO, active: 0, rate, amount: ZERO }],
    realtime,
  };
}

/** Offers and accepts a contract; the platform's if the agent has no upline. */
export async function signed(
  db: Db,
  from: Actor,
  agentId: bigint,
  terms: Terms,
  confirm = false,
): Promise<Contract> {
  const requestId = `request-${++count}`;
  const { id } = await offerContract(db, from, { agentId, terms, requestId, confirm });
  return decideOffer(db, { memberId: agentId }, { contractId: id, accept: true, confirm });
}
