import * as codes from '@/lib/cashier/codes/commands';
import { findBatch, printedBy } from '@/lib/cashier/codes/queries';
import { writeCodes } from '@/lib/cashier/codes/file';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { submit } from '../approvals/commands';
import { COUNTED_MS } from '../approvals/constants';
import type { Submitted } from '../approvals/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { printCodesAction, type PrintPayload } from './print';

// The routes check the permission `cashier.adjust`.

/** Prints a batch of codes, or requests it above the threshold; a repeated call prints nothing more. Throws as createBatch of lib/cashier and as submit. */
export async function printCodes(
  actor: Actor,
  given: Omit<PrintPayload, 'printed'>,
): Promise<Submitted<bigint>> {
  const known = await findBatch(actor.db, given.requestId);
  if (known !== undefined) return { status: 'performed', outcome: known };
  const since = new Date(now().getTime() - COUNTED_MS);
  const printed = formatDecimal(await printedBy(actor.db, actor.operator.id, since));
  return submit(actor, printCodesAction, { ...given, printed }, given.reason);
}

const subjectOf = (id: bigint) => `codeBatch:${id}`;

/** Writes the codes of a batch as CSV, this once. Throws as takeCodes of lib/cashier. */
export const downloadCodes = (actor: Actor, id: bigint): Promise<{ fileName: string; text: string }> =>
  auditedTransaction(actor, async (tx) => {
    const taken = await codes.takeCodes(tx, id, actor.operator.id);
    return {
      outcome: { fileName: `codes-${id}.csv`, text: writeCodes(taken) },
      action: 'codes.download',
      subject: subjectOf(id),
      detail: { codes: taken.codes.length },
    };
  });

/** Voids the codes of a batch that are not redeemed. Throws as voidBatch of lib/cashier. */
export const voidCodes = (actor: Actor, id: bigint, reason: string): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const codesLeft = await codes.voidBatch(tx, id, actor.operator.id);
    return {
      outcome: undefined,
      action: 'codes.void',
      subject: subjectOf(id),
      detail: { codes: codesLeft, reason },
    };
  });
