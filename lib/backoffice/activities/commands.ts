import type { z } from 'zod';
import { notifyBalanceChange } from '@/lib/ledger/live';
import * as applications from '@/lib/rewards/promotions/applications/commands';
import { submit } from '../approvals/commands';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { awardAction } from './award';
import { changeModeAction, modeRequest } from './mode';
import type { awardInput, modeInput } from './schema';

// The routes check the permissions `promotions.write` and `promotions.decide`.

/**
 * Sets mode and rule of a promotion, or requests it if it gives more at once than one operator may decide. Throws as setMode of lib/rewards,
 * and APPROVAL_PENDING 409.
 */
export async function changeMode(
  actor: Actor,
  given: z.output<typeof modeInput>,
): Promise<{ status: 'performed'; version: number } | { status: 'requested'; id: string }> {
  const result = await submit(actor, changeModeAction, modeRequest(given), given.mode);
  return result.status === 'requested' ? result : { status: 'performed', version: result.outcome };
}

/** Approves an application with an amount. Above the threshold another operator must approve it. */
export async function approveApplication(
  actor: Actor,
  { id, amount, reason }: z.output<typeof awardInput>,
): Promise<{ status: 'performed' } | { status: 'requested'; id: string }> {
  const result = await submit(actor, awardAction, { application: String(id), amount }, reason);
  return result.status === 'requested' ? result : { status: 'performed' };
}

/** Rejects an application. Throws as rejectApplication of lib/rewards. */
export async function rejectApplication(
  actor: Actor,
  { id, reason }: { id: bigint; reason: string },
): Promise<void> {
  const memberId = await auditedTransaction(actor, async (tx) => ({
    outcome: await applications.rejectApplication(tx, { id, reason, operatorId: actor.operator.id }),
    action: 'application.reject',
    subject: `application:${id}`,
    detail: { reason },
  }));
  notifyBalanceChange([memberId]);
}
