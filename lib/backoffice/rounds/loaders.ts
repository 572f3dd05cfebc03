import { database } from '@/lib/db/client';
import { findVoidedRound, type VoidedRound } from '@/lib/gateway/voids/queries';
import { operatorNames } from '../operators/queries';

/** How an operator has voided a round, with the operator's account; undefined if none has. */
export async function loadVoidedRound(
  roundId: bigint,
): Promise<(VoidedRound & { operator: string }) | undefined> {
  const db = database();
  const found = await findVoidedRound(db, roundId);
  if (!found) return undefined;
  const names = await operatorNames(db, [found.operatorId]);
  return { ...found, operator: names.get(found.operatorId) ?? String(found.operatorId) };
}
