import type { Tx } from '@/lib/db/client';
import { createNotice, type NoticeKind } from '@/lib/notices/commands';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { maskName } from '@/lib/platform/mask';
import type { ContractKind } from '../constants';
import type { Contract, Touched } from './types';
import { memberOf, type Side } from './policy';

export type ContractNotice = Extract<NoticeKind, `contract${string}`>;

/** Members whose open pages are told after the commit. */
export type Told = Set<bigint>;

export const tell = (told: Told): void => notifyBalanceChange([...told]);

/** Stores a notice for one side of a contract about the other side; nothing for the platform. */
export async function noticeOf(
  tx: Tx,
  told: Told,
  kind: ContractNotice,
  contract: Contract,
  to: Side,
): Promise<void> {
  const memberId = memberOf(contract, to);
  if (memberId === undefined) return;
  // A downline reads the upline's account masked, as everywhere.
  const { upline, agent, terms } = contract;
  const other = to === 'upline' ? agent.account : upline && maskName(upline.account);
  await create(tx, told, memberId, kind, contract.id, terms.kind, other ?? undefined);
}

/** Tells both sides of contracts that have ended because of a change above. */
export async function noticeTouched(tx: Tx, told: Told, touched: readonly Touched[]): Promise<void> {
  for (const one of touched) {
    await create(tx, told, one.agentId, 'contractEnds', one.contractId, one.kind, maskName(one.upline));
    await create(tx, told, one.uplineId, 'contractEnds', one.contractId, one.kind, one.account);
  }
}

async function create(
  tx: Tx,
  told: Told,
  memberId: bigint,
  kind: ContractNotice,
  contractId: bigint,
  contract: ContractKind,
  account: string | undefined,
): Promise<void> {
  told.add(memberId);
  await createNotice(tx, memberId, kind, {
    id: String(contractId),
    contract,
    by: account === undefined ? 'site' : 'member',
    account: account ?? '',
  });
}
