import { addQueryToGroup } from '@/lib/cashier/groups/commands';
import { createSegment, deleteSegment, updateSegment } from '@/lib/reporting/segments/commands';
import { getSegment, ruleContext } from '@/lib/reporting/segments/queries';
import { compileSegment } from '@/lib/reporting/segments/rules';
import type { SegmentRule } from '@/lib/reporting/segments/types';
import { auditedTransaction } from '../audit/commands';
import type { Actor, SavedVersion } from '../types';

// The routes check the permission `inbox.send`.

/** Stores a segment. Throws as createSegment of lib/reporting. */
export const saveNewSegment = (
  actor: Actor,
  content: { name: string; rule: SegmentRule },
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const id = await createSegment(tx, content);
    return {
      outcome: { id: String(id), version: 1 },
      action: 'segment.create',
      subject: `segment:${id}`,
      detail: content,
    };
  });

/** Changes a segment. Throws as updateSegment of lib/reporting. */
export const saveSegment = (
  actor: Actor,
  { id, version, ...content }: { id: bigint; version: number; name: string; rule: SegmentRule },
): Promise<SavedVersion> =>
  auditedTransaction(actor, async (tx) => {
    const { name, rule } = await getSegment(tx, id);
    const next = await updateSegment(tx, id, version, content);
    return {
      outcome: { id: String(id), version: next },
      action: 'segment.change',
      subject: `segment:${id}`,
      detail: { before: { name, rule }, after: content },
    };
  });

/** Deletes a segment. Throws NOT_FOUND 404. */
export const removeSegment = (actor: Actor, id: bigint): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const { name, rule } = await getSegment(tx, id);
    await deleteSegment(tx, id);
    return {
      outcome: { id: String(id) },
      action: 'segment.remove',
      subject: `segment:${id}`,
      detail: { name, rule },
    };
  });

/** Adds the members whom a segment describes now to a member group. Returns how many were added. Throws NOT_FOUND 404. */
export const fillGroup = (actor: Actor, id: bigint, groupId: bigint): Promise<{ added: number }> =>
  auditedTransaction(actor, async (tx) => {
    const { name, rule } = await getSegment(tx, id);
    const { group, added } = await addQueryToGroup(tx, groupId, compileSegment(rule, ruleContext()));
    return {
      outcome: { added },
      action: 'memberGroup.fill',
      subject: `memberGroup:${groupId}`,
      detail: { title: group, segment: name, rule, members: added },
    };
  });
