import { decideDocument as decide, type DocumentDecision } from '@/lib/protection/documents/commands';
import { readDocumentPicture, requireDocument } from '@/lib/protection/documents/queries';
import { beginExclusion, readmit as readmitMember } from '@/lib/protection/exclusions/commands';
import { requireExclusion } from '@/lib/protection/exclusions/queries';
import { setOperatorLimit } from '@/lib/protection/limits/commands';
import { limitText } from '@/lib/protection/limits/rules';
import type { ExclusionPeriod, LimitRequest } from '@/lib/protection/types';
import { submit } from '../approvals/commands';
import type { Submitted } from '../approvals/types';
import { auditedTransaction } from '../audit/commands';
import { requireAccount } from '../members/queries';
import type { Actor } from '../types';
import { endExclusionAction } from './end-exclusion';

// The routes check the permission `protection.write`.

/** Sets a limit for a member, at once; null removes the operators' limit. Throws NOT_FOUND. */
export const setMemberLimit = (
  actor: Actor,
  { id, reason, ...given }: LimitRequest & { id: bigint; reason: string },
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const account = await requireAccount(tx, id, true);
    const before = await setOperatorLimit(tx, id, given);
    const text = (amount: bigint | null) => (amount === null ? null : limitText(given.kind, amount));
    return {
      outcome: undefined,
      action: 'protection.limit',
      subject: `member:${id}`,
      detail: {
        account,
        kind: given.kind,
        period: given.period,
        before: { limit: text(before) },
        after: { limit: text(given.amount) },
        reason,
      },
    };
  });

/** Excludes a member, at once. Throws NOT_FOUND, EXCLUSION_NOT_LONGER 409. */
export const excludeMember = (
  actor: Actor,
  { id, period, reason }: { id: bigint; period: ExclusionPeriod; reason: string },
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const account = await requireAccount(tx, id, true);
    const { kind, until } = await beginExclusion(tx, id, period, actor.operator.id);
    return {
      outcome: undefined,
      action: 'protection.exclude',
      subject: `member:${id}`,
      detail: { account, kind, period, until: until?.toISOString() ?? null, reason },
    };
  });

/** Readmits a member after a self-exclusion; it ends after the waiting time. Throws NOT_FOUND, READMISSION_TOO_EARLY 409. */
export const readmit = (actor: Actor, { id, reason }: { id: bigint; reason: string }): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { memberId } = await requireExclusion(tx, id);
    const account = await requireAccount(tx, memberId, true);
    const endsAt = await readmitMember(tx, id, actor.operator.id);
    return {
      outcome: undefined,
      action: 'protection.readmit',
      subject: `exclusion:${id}`,
      detail: { account, endsAt: endsAt.toISOString(), reason },
    };
  });

/** Requests the end of an exclusion that was an error; another operator must approve it. Throws NOT_FOUND, EXCLUSION_OVER 409. */
export const endExclusion = (
  actor: Actor,
  { id, reason }: { id: bigint; reason: string },
): Promise<Submitted<void>> => submit(actor, endExclusionAction, { exclusion: String(id) }, reason);

/** Approves or rejects a document. Throws NOT_FOUND, DOCUMENT_DECIDED 409. */
export const decideDocument = (actor: Actor, id: bigint, given: DocumentDecision): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { memberId, kind, validUntil, reason } = await decide(tx, id, actor.operator.id, given);
    const account = await requireAccount(tx, memberId);
    return {
      outcome: undefined,
      action: given.decision === 'approve' ? 'document.approve' : 'document.reject',
      subject: `document:${id}`,
      detail: {
        account,
        kind,
        ...(validUntil ? { lastDay: validUntil } : {}),
        ...(reason ? { reason } : {}),
      },
    };
  });

/** The picture of a document. That it was read is recorded before it is returned. Throws NOT_FOUND. */
export const readDocument = (actor: Actor, id: bigint): Promise<Buffer> =>
  auditedTransaction(actor, async (tx) => {
    const { memberId, kind } = await requireDocument(tx, id);
    return {
      outcome: await readDocumentPicture(tx, id),
      action: 'document.read',
      subject: `document:${id}`,
      detail: { account: await requireAccount(tx, memberId), kind },
    };
  });
