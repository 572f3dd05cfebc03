import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { auditedTransaction } from '../audit/commands';
import type { OperatorContext } from '../types';

/** Which sessions to end: all, one, or all but one. */
export interface SessionChoice {
  only?: bigint | undefined;
  except?: bigint | undefined;
}

/** Ends sessions of an operator, and unless it is one session also logins that wait for the second factor. Returns how many ended. */
export async function endSessions(
  tx: Tx,
  operatorId: bigint,
  { only, except }: SessionChoice = {},
): Promise<number> {
  if (only === undefined)
    await tx.deleteFrom('backoffice.login_challenge').where('operator_id', '=', operatorId).execute();
  const { numUpdatedRows } = await tx
    .updateTable('backoffice.session')
    .set({ revoked_at: now() })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends one session of the operator, or all but this one. Returns how many ended. Throws NOT_FOUND 404. */
export function endOwnSessions({ sessionId, ...actor }: OperatorContext, session?: bigint): Promise<number> {
  return auditedTransaction(actor, async (tx) => {
    const ended = await endSessions(
      tx,
      actor.operator.id,
      session === undefined ? { except: sessionId } : { only: session },
    );
    if (session !== undefined && ended === 0) throw notFound();
    return {
      outcome: ended,
      action: 'operator.sessionsEnd',
      subject: `operator:${actor.operator.id}`,
      detail: { ended },
    };
  });
}

/** Logs out: ends the operator's session. */
export function logOutOperator({ sessionId, ...actor }: OperatorContext): Promise<void> {
  return auditedTransaction(actor, async (tx) => {
    await endSessions(tx, actor.operator.id, { only: sessionId });
    return { outcome: undefined, action: 'operator.logout', subject: `operator:${actor.operator.id}` };
  });
}
