import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';
import { duplicateKnown, otherUnknown, ownDuplicate, tagTaken, tooManyTags } from './errors';
import { MAX_TAGS, type TagColour } from './constants';
import { findMemberId, requireAccount, tagNames } from './queries';
import { sql } from '@/lib/db/client';

// The routes check the permission `members.write`.

/** Adds a note to a member. A note is never changed. Throws NOT_FOUND 404. */
export const addNote = (actor: Actor, { id, body }: { id: bigint; body: string }): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const account = await requireAccount(tx, id);
    const note = await tx
      .insertInto('backoffice.member_note')
      .values({ member_id: id, operator_id: actor.operator.id, body, created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      outcome: { id: String(note.id) },
      action: 'member.note',
      subject: `member:${id}`,
      // The text stays in one place, so that erasing the person erases it.
      detail: { account, note: String(note.id) },
    };
  });

/** Adds a tag to the list. Throws INVALID_INPUT on `name` if there is one of this name, TOO_MANY_TAGS 409. */
export const createTag = (
  actor: Actor,
  given: { name: string; colour: TagColour },
): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const { count } = await tx
      .selectFrom('backoffice.tag')
      .select((on) => on.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MAX_TAGS) throw tooManyTags(MAX_TAGS);
    const row = await tx
      .insertInto('backoffice.tag')
      .values({ ...given, created_at: now() })
      .onConflict((on) => on.expression(sql`lower(name)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw tagTaken();
    return {
      outcome: { id: String(row.id) },
      action: 'tag.create',
      subject: `tag:${row.id}`,
      detail: { after: given },
    };
  });

/** Renames or recolours a tag. Throws NOT_FOUND 404, INVALID_INPUT on `name`. */
export const changeTag = (
  actor: Actor,
  { id, ...after }: { id: bigint; name: string; colour: TagColour },
): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const before = await tx
      .selectFrom('backoffice.tag')
      .select(['name', 'colour'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound();
    const same = await tx
      .selectFrom('backoffice.tag')
      .select('id')
      .where(sql<boolean>`lower(name) = lower(${after.name})`)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (same) throw tagTaken();
    await tx.updateTable('backoffice.tag').set(after).where('id', '=', id).execute();
    return {
      outcome: { id: String(id) },
      action: 'tag.change',
      subject: `tag:${id}`,
      detail: { before, after },
    };
  });

/** Deletes a tag and takes it from all members. Throws NOT_FOUND 404. */
export const deleteTag = (actor: Actor, id: bigint): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const before = await tx
      .deleteFrom('backoffice.tag')
      .where('id', '=', id)
      .returning(['name', 'colour'])
      .executeTakeFirst();
    if (!before) throw notFound();
    return { outcome: {}, action: 'tag.delete', subject: `tag:${id}`, detail: { before } };
  });

/** Sets the tags of a member. Throws NOT_FOUND 404, also for an unknown tag. */
export const setMemberTags = (
  actor: Actor,
  { id, tagIds }: { id: bigint; tagIds: readonly bigint[] },
): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const account = await requireAccount(tx, id, true);
    const before = await tagNames(tx, id);
    const wanted = [...new Set(tagIds)];
    const known = await tx
      .selectFrom('backoffice.tag')
      .select('id')
      .where('id', 'in', [0n, ...wanted])
      .forKeyShare()
      .execute();
    if (known.length !== wanted.length) throw notFound();
    await tx.deleteFrom('backoffice.member_tag').where('member_id', '=', id).execute();
    if (wanted.length > 0)
      await tx
        .insertInto('backoffice.member_tag')
        .values(wanted.map((tag_id) => ({ tag_id, member_id: id })))
        .execute();
    const after = await tagNames(tx, id);
    return {
      outcome: {},
      action: 'member.tags',
      subject: `member:${id}`,
      detail: { account, before: { tags: before }, after: { tags: after } },
    };
  });

const pairOf = (one: bigint, other: bigint) =>
  one < other ? { member_id: one, other_id: other } : { member_id: other, other_id: one };

/**
 * Marks two members as duplicates of one another: both pages show it, and nothing is merged. `other` is a number or an account name.
 * Throws NOT_FOUND 404; on `other` MEMBER_UNKNOWN, OWN_DUPLICATE, DUPLICATE_KNOWN.
 */
export const markDuplicate = (
  actor: Actor,
  { id, other, reason }: { id: bigint; other: string; reason: string },
): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const account = await requireAccount(tx, id);
    const otherId = await findMemberId(tx, other);
    if (otherId === undefined) throw otherUnknown();
    if (otherId === id) throw ownDuplicate();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('backoffice.duplicate')
      .values({ ...pairOf(id, otherId), reason, operator_id: actor.operator.id, created_at: now() })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw duplicateKnown();
    return {
      outcome: {},
      action: 'member.duplicate',
      subject: `member:${id}`,
      detail: { account, other: String(otherId), reason },
    };
  });

/** Takes the mark from two members. Throws NOT_FOUND 404 if there is none. */
export const endDuplicate = (
  actor: Actor,
  { id, otherId }: { id: bigint; otherId: bigint },
): Promise<Record<string, never>> =>
  auditedTransaction(actor, async (tx) => {
    const pair = pairOf(id, otherId);
    const row = await tx
      .deleteFrom('backoffice.duplicate')
      .where('member_id', '=', pair.member_id)
      .where('other_id', '=', pair.other_id)
      .returning('reason')
      .executeTakeFirst();
    if (!row) throw notFound();
    return {
      outcome: {},
      action: 'member.duplicateEnd',
      subject: `member:${id}`,
      detail: { other: String(otherId), reason: row.reason },
    };
  });
