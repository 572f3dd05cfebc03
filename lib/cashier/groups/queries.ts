import { sql, type Db } from '@/lib/db/client';

export interface MemberGroup {
  id: bigint;
  name: string;
}

export interface GroupSummary extends MemberGroup {
  members: number;
  /** Channels that are offered to the group. */
  channels: number;
}

/** Every group, by name. */
export const listGroups = (db: Db): Promise<MemberGroup[]> =>
  db
    .selectFrom('cashier.member_group')
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .execute();

/** Every group with the number of its members and channels, by name. */
export async function listGroupSummaries(db: Db): Promise<GroupSummary[]> {
  const { rows } = await sql<{ id: bigint; name: string; members: bigint; channels: bigint }>`
    SELECT g.id, g.name, (SELECT count(*) FROM cashier.group_member m WHERE m.group_id = g.id) AS members,
           (SELECT count(*) FROM cashier.channel_group c WHERE c.group_id = g.id) AS channels
      FROM cashier.member_group g ORDER BY lower(g.name)`.execute(db);
  return rows.map(({ members, channels, ...row }) => ({
    ...row,
    members: Number(members),
    channels: Number(channels),
  }));
}

/** The ids of a member's groups. */
export async function groupsOfMember(db: Db, memberId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('cashier.group_member')
    .select('group_id')
    .where('member_id', '=', memberId)
    .orderBy('group_id')
    .execute();
  return rows.map((row) => row.group_id);
}

/** The names of a member's groups, in their order. */
export async function groupNamesOfMember(db: Db, memberId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('cashier.group_member as m')
    .innerJoin('cashier.member_group as g', 'g.id', 'm.group_id')
    .select('g.name')
    .where('m.member_id', '=', memberId)
    .orderBy('g.name')
    .execute();
  return rows.map(({ name }) => name);
}

export interface GroupMember {
  id: bigint;
  account: string;
  addedAt: Date;
}

/** One group. Undefined if it does not exist. */
export const findGroup = (db: Db, id: bigint): Promise<MemberGroup | undefined> =>
  db.selectFrom('cashier.member_group').select(['id', 'name']).where('id', '=', id).executeTakeFirst();

/** The members of a group, the latest account first; `after` is the last member of the page before. */
export async function listGroupMembers(
  db: Db,
  groupId: bigint,
  after: bigint | undefined,
  pageSize: number,
): Promise<{ list: GroupMember[]; next: bigint | undefined }> {
  let query = db
    .selectFrom('cashier.group_member as g')
    .innerJoin('identity.member as m', 'm.id', 'g.member_id')
    .select(['m.id', 'm.account', 'g.added_at'])
    .where('g.group_id', '=', groupId)
    .orderBy('g.member_id', 'desc')
    .limit(pageSize + 1);
  if (after !== undefined) query = query.where('g.member_id', '<', after);
  const rows = (await query.execute()).map(({ added_at, ...row }) => ({ ...row, addedAt: added_at }));
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? list.at(-1)!.id : undefined };
}
