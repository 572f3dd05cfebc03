import type { RawBuilder } from 'kysely';
import { sql, type Db, type Tx } from '@/lib/db/client';
import { accountKey } from '@/lib/identity/queries';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { badInput, notFound } from '@/lib/platform/errors';
import { groupInUse } from '../errors';
import { groupNamesOfMember } from './queries';

const nameTaken = () => badInput({ name: { code: 'GROUP_NAME_TAKEN' } });

const isTaken = (db: Db, name: string) =>
  db
    .selectFrom('cashier.member_group')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();

/** Creates a member group. Throws INVALID_INPUT on `name` if another group has it. */
export async function createGroup(tx: Tx, name: string): Promise<bigint> {
  const row = await tx
    .insertInto('cashier.member_group')
    .values({ name, created_at: now() })
    .onConflict((on) => on.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw nameTaken();
  return row.id;
}

/** Renames a group. Returns its former name. Throws NOT_FOUND, INVALID_INPUT on `name`. */
export async function renameGroup(tx: Tx, id: bigint, name: string): Promise<string> {
  const group = await lockGroup(tx, id);
  const other = await isTaken(tx, name);
  if (other && other.id !== id) throw nameTaken();
  await tx.updateTable('cashier.member_group').set({ name }).where('id', '=', id).execute();
  return group.name;
}

/** Deletes a group with its memberships. Returns its name. Throws NOT_FOUND, GROUP_IN_USE 409 if a channel is offered to it. */
export async function deleteGroup(tx: Tx, id: bigint): Promise<string> {
  const group = await lockGroup(tx, id);
  const used = await tx
    .selectFrom('cashier.channel_group')
    .select('channel_id')
    .where('group_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (used) throw groupInUse();
  await tx.deleteFrom('cashier.group_member').where('group_id', '=', id).execute();
  await tx.deleteFrom('cashier.member_group').where('id', '=', id).execute();
  return group.name;
}

async function lockGroup(tx: Tx, id: bigint): Promise<{ name: string }> {
  const group = await tx
    .selectFrom('cashier.member_group')
    .select('name')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!group) throw notFound();
  return group;
}

/**
 * Adds members to a group by their account names. Returns how many were added, and the names that no player or agent has.
 * Throws NOT_FOUND.
 */
export async function addToGroup(
  tx: Tx,
  id: bigint,
  accounts: readonly string[],
): Promise<{ added: number; unknown: string[] }> {
  await lockGroup(tx, id);
  const keys = new Map(accounts.map((account) => [accountKey(account), account]));
  const rows = await tx
    .selectFrom('identity.member')
    .select(['id', sql<string>`lower(account)`.as('key')])
    .where(sql<boolean>`lower(account) = ANY(${[...keys.keys()]}::text[])`)
    .where('currency', '<>', PLAY_CURRENCY)
    .execute();
  for (const row of rows) keys.delete(row.key);
  if (rows.length === 0) return { added: 0, unknown: [...keys.values()] };
  const inserted = await tx
    .insertInto('cashier.group_member')
    .values(rows.map((row) => ({ group_id: id, member_id: row.id, added_at: now() })))
    .onConflict((on) => on.doNothing())
    .returning('member_id')
    .execute();
  return { added: inserted.length, unknown: [...keys.values()] };
}

/** Sets the groups of a member. Returns the names before and after. Throws NOT_FOUND, INVALID_INPUT on `groupIds`. */
export async function setMemberGroups(
  tx: Tx,
  memberId: bigint,
  groupIds: readonly bigint[],
): Promise<{ before: string[]; after: string[] }> {
  const member = await tx
    .selectFrom('identity.member')
    .select('id')
    .where('id', '=', memberId)
    .where('currency', '<>', PLAY_CURRENCY)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound();
  const ids = [...new Set(groupIds)];
  const known = ids.length
    ? await tx
        .selectFrom('cashier.member_group')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .orderBy('name')
        .execute()
    : [];
  if (known.length !== ids.length) throw badInput({ groupIds: { code: 'INVALID' } });
  const before = await groupNamesOfMember(tx, memberId);
  let removal = tx.deleteFrom('cashier.group_member').where('member_id', '=', memberId);
  if (ids.length > 0) removal = removal.where('group_id', 'not in', ids);
  await removal.execute();
  if (ids.length > 0)
    await tx
      .insertInto('cashier.group_member')
      .values(ids.map((id) => ({ group_id: id, member_id: memberId, added_at: now() })))
      .onConflict((on) => on.doNothing())
      .execute();
  return { before, after: known.map(({ name }) => name) };
}

/** Takes a member out of a group. Returns the names of both. Throws NOT_FOUND if the member is not in it. */
export async function removeFromGroup(
  tx: Tx,
  id: bigint,
  memberId: bigint,
): Promise<{ group: string; account: string }> {
  const group = await lockGroup(tx, id);
  const { numDeletedRows } = await tx
    .deleteFrom('cashier.group_member')
    .where('group_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  const { account } = await tx
    .selectFrom('identity.member')
    .select('account')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { group: group.name, account };
}

/**
 * Adds the members whose ids a query returns to a group, without trial players. Returns the group's name and how many were added. Throws
 * NOT_FOUND.
 */
export async function addQueryToGroup(
  tx: Tx,
  id: bigint,
  members: RawBuilder<{ id: bigint }>,
): Promise<{ group: string; added: number }> {
  const { name } = await lockGroup(tx, id);
  const { numAffectedRows } = await sql`
    INSERT INTO cashier.group_member (group_id, member_id, added_at)
    SELECT ${id}, s.id, ${now()} FROM (${members}) s ON CONFLICT DO NOTHING`.execute(tx);
  return { group: name, added: Number(numAffectedRows ?? 0n) };
}
