import { submit } from '../approvals/commands';
import type { Submitted } from '../approvals/types';
import type { Actor } from '../types';
import { voidRoundAction } from './void';

/**
 * Voids a round, or requests it if its stake or payout is above the threshold. Throws NOT_FOUND 404, ROUND_VOIDED_BEFORE 409,
 * ROUND_CHANGED 409, ROUND_VOID_FUNDS 409, and as submit. The route checks the permission `rounds.void`.
 */
export const requestVoid = (
  actor: Actor,
  { id, stake, payout, reason }: { id: bigint; stake: string; payout: string; reason: string },
): Promise<Submitted<bigint>> =>
  submit(actor, voidRoundAction, { round: String(id), stake, payout, reason }, reason);
