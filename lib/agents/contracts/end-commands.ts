import type { Db, Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { settlementZone } from '@/lib/reporting/settlement';
import { nextSlot } from '../constants';
import { periodAt } from '../settlement/periods';
import { changeContracts } from './commands';
import { contractsTouched, endBelow, setEnds } from './ends';
import { contractEnded, contractsBelowEnd, endAsked, noEndRequest } from './errors';
import { noticeOf, noticeTouched, type Told } from './notify';
import { otherSide, sideOf, type Actor } from './policy';
import { findContract } from './queries';
import type { Contract, EndReason } from './types';

/** Reads a signed contract that has not ended. */
async function requireSigned(tx: Tx, contractId: bigint): Promise<Contract> {
  const contract = await findContract(tx, contractId);
  if (contract?.state !== 'signed') throw notFound();
  return contract;
}

/** Ends a contract and the contracts below that depend on it. */
async function end(
  tx: Tx,
  told: Told,
  contract: Contract,
  { at, reason, confirm }: { at: Date; reason: EndReason; confirm: boolean },
): Promise<Contract> {
  const ending = { agentId: contract.agent.id, kind: contract.terms.kind, at, next: null };
  const touched = await contractsTouched(tx, ending);
  if (touched.length > 0 && !confirm) throw contractsBelowEnd(touched);
  await setEnds(tx, [contract.id], at, reason);
  await noticeTouched(tx, told, await endBelow(tx, ending));
  return (await findContract(tx, contract.id))!;
}

/** The end of the period that runs now, or of the first one of a contract that is yet to begin. */
function endOfPeriod({ terms, startsAt }: Contract): Date {
  const at = startsAt! > now() ? startsAt! : now();
  return nextSlot(periodAt(terms.kind, terms.period, at, settlementZone()).until);
}

/** The next slot, or the start of a contract that is yet to begin. */
const atOnce = ({ startsAt }: Contract): Date => {
  const at = nextSlot(now());
  return startsAt! > at ? startsAt! : at;
};

/**
 * Ends a contract with the running period; either side may do it without asking. Contracts below end at the same moment. Doing it twice is
 * the same as once. Throws NOT_FOUND 404, CONTRACT_ENDED 409, CONTRACTS_BELOW_END 409 without `confirm`.
 */
export const terminate = (
  db: Db,
  actor: Actor,
  { contractId, confirm }: { contractId: bigint; confirm: boolean },
): Promise<Contract> =>
  changeContracts(db, async (tx, told) => {
    const contract = await requireSigned(tx, contractId);
    const side = sideOf(contract, actor);
    if (contract.endReason === 'terminated') return contract;
    if (contract.endsAt !== null) throw contractEnded();
    const ended = await end(tx, told, contract, { at: endOfPeriod(contract), reason: 'terminated', confirm });
    await noticeOf(tx, told, 'contractEnds', contract, otherSide(side));
    return ended;
  });

/**
 * Asks the other side to end a contract at once. Throws NOT_FOUND 404, CONTRACT_ENDED 409, END_ASKED 409 if a request is open, of either side.
 */
export const requestEnd = (
  db: Db,
  actor: Actor,
  { contractId, reason }: { contractId: bigint; reason: string },
): Promise<Contract> =>
  changeContracts(db, async (tx, told) => {
    const contract = await requireSigned(tx, contractId);
    const side = sideOf(contract, actor);
    if (contract.endsAt !== null && contract.endsAt <= nextSlot(now())) throw contractEnded();
    if (contract.endRequest) throw endAsked();
    await tx
      .insertInto('agents.end_request')
      .values({ contract_id: contractId, asked_by: side, reason, created_at: now() })
      .execute();
    await noticeOf(tx, told, 'contractEndAsked', contract, otherSide(side));
    return (await findContract(tx, contractId))!;
  });

/**
 * Answers the other side's request to end a contract at once, or withdraws one's own. An accepted request ends the contract, and those
 * below that depend on it, with the next slot. Throws NOT_FOUND 404, NO_END_REQUEST 409, CONTRACTS_BELOW_END 409 without `confirm`.
 */
export const decideEndRequest = (
  db: Db,
  actor: Actor,
  {
    contractId,
    decision,
    confirm,
  }: { contractId: bigint; decision: 'accept' | 'refuse' | 'withdraw'; confirm: boolean },
): Promise<Contract> =>
  changeContracts(db, async (tx, told) => {
    const contract = await requireSigned(tx, contractId);
    const side = sideOf(contract, actor);
    const request = contract.endRequest;
    if (!request || (request.askedBy === side) !== (decision === 'withdraw')) throw noEndRequest();
    const state = decision === 'accept' ? 'accepted' : decision === 'refuse' ? 'refused' : 'withdrawn';
    await tx
      .updateTable('agents.end_request')
      .set({ state, decided_at: now() })
      .where('id', '=', request.id)
      .execute();
    if (decision === 'accept') {
      const ended = await end(tx, told, contract, { at: atOnce(contract), reason: 'agreed', confirm });
      await noticeOf(tx, told, 'contractEnds', contract, otherSide(side));
      return ended;
    }
    if (decision === 'refuse') await noticeOf(tx, told, 'contractEndRefused', contract, otherSide(side));
    return (await findContract(tx, contractId))!;
  });

/**
 * An operator ends a contract with the next slot, and those below that depend on it. Throws NOT_FOUND 404, CONTRACT_ENDED 409, CONTRACTS_BELOW_END
 * 409 without `confirm`.
 */
export const endByOperator = (
  db: Db,
  { contractId, confirm }: { contractId: bigint; confirm: boolean },
): Promise<Contract> =>
  changeContracts(db, async (tx, told) => {
    const contract = await requireSigned(tx, contractId);
    const at = atOnce(contract);
    if (contract.endsAt !== null && contract.endsAt <= at) throw contractEnded();
    const ended = await end(tx, told, contract, { at, reason: 'operator', confirm });
    await noticeOf(tx, told, 'contractEnds', contract, 'agent');
    await noticeOf(tx, told, 'contractEnds', contract, 'upline');
    return ended;
  });
