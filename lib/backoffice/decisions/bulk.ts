import type { PaymentKind } from '@/lib/cashier/types';
import type { Actor } from '../types';
import { runEach, type RowResult } from '../rows';
import {
  approveDeposit,
  approveWithdrawal,
  cancelWithdrawal,
  claimRequest,
  rejectDeposit,
  rejectWithdrawal,
  releaseRequest,
  type Decision,
} from './commands';
import type { BulkInput } from './schema';

type Step = (actor: Actor, kind: PaymentKind, given: Decision & { reason: string }) => Promise<string>;

const statusOf = async (request: Promise<{ status: string }>) => (await request).status;

const STEPS: Readonly<Record<BulkInput['action'], Step>> = {
  approve: (actor, kind, { id, despiteClaim }) =>
    statusOf(
      kind === 'deposit'
        ? approveDeposit(actor, { id, despiteClaim })
        : approveWithdrawal(actor, { id, despiteClaim }),
    ),
  reject: (actor, kind, given) =>
    statusOf(kind === 'deposit' ? rejectDeposit(actor, given) : rejectWithdrawal(actor, given)),
  cancel: (actor, _, given) => statusOf(cancelWithdrawal(actor, given)),
  claim: async (actor, kind, given) => {
    await claimRequest(actor, kind, given);
    return 'claimed';
  },
  release: async (actor, kind, given) => {
    await releaseRequest(actor, kind, given);
    return 'released';
  },
};

/**
 * Takes one step for several requests, each in a database transaction of its own, so that one refusal does not stop the others.
 * Returns a result for each, in the given order.
 */
export const decideEach = (
  actor: Actor,
  kind: PaymentKind,
  { action, ids, reason = '', despiteClaim }: BulkInput,
): Promise<RowResult[]> => runEach(ids, (id) => STEPS[action](actor, kind, { id, reason, despiteClaim }));
