import type { z } from 'zod';
import type { Db } from '@/lib/db/client';
import { notFound } from '@/lib/platform/errors';
import type { ContractKind } from '../constants';
import { decideOffer, offerContract, withdrawOffer } from './commands';
import { decideEndRequest, requestEnd, terminate } from './end-commands';
import { findContract } from './queries';
import { toTerms, type processInput } from './schema';
import { contractChanges } from './throttle';
import type { Contract } from './types';

/**
 * An action of a member on a contract of a kind: the calls POST /wps/agent/contracts/{kind}/process. Throws NOT_FOUND 404 for a contract of
 * another kind or of others, TOO_MANY_REQUESTS 429, and what the commands throw.
 */
export async function processContract(
  db: Db,
  memberId: bigint,
  kind: ContractKind,
  given: z.output<ReturnType<typeof processInput>>,
): Promise<Contract> {
  await contractChanges.take(String(memberId));
  const contractId = BigInt(given.contractId);
  const contract = await findContract(db, contractId);
  if (contract?.terms.kind !== kind) throw notFound();
  const { confirm, reason } = given;
  const me = { memberId };
  switch (given.action) {
    case 'accept':
    case 'reject':
      return decideOffer(db, me, { contractId, accept: given.action === 'accept', confirm });
    case 'withdraw':
      return withdrawOffer(db, me, contractId);
    case 'counter':
      return offerContract(db, me, {
        agentId: contract.agent.id,
        terms: toTerms({ ...given, type: kind }),
        requestId: given.requestId!,
        confirm,
      });
    case 'terminate':
      return terminate(db, me, { contractId, confirm });
    case 'requestEnd':
      return requestEnd(db, me, { contractId, reason });
    case 'acceptEnd':
      return decideEndRequest(db, me, { contractId, decision: 'accept', confirm });
    case 'refuseEnd':
      return decideEndRequest(db, me, { contractId, decision: 'refuse', confirm });
    case 'withdrawEnd':
      return decideEndRequest(db, me, { contractId, decision: 'withdraw', confirm });
  }
}
