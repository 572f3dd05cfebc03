import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import type { SeededMember } from './accounts';

const TAGS = [
  { name: 'High roller', colour: 'amber' },
  { name: 'Verified by phone', colour: 'jade' },
] as const;

/** Two tags and a note, so that the demo's pages of members show them. */
export async function seedMemberRecords(db: Db, members: readonly SeededMember[]): Promise<void> {
  const [first, second] = members;
  const operator = await db.selectFrom('backoffice.operator').select('id').orderBy('id').executeTakeFirst();
  const known = await db.selectFrom('backoffice.tag').select('id').limit(1).executeTakeFirst();
  if (!first || !second || !operator || known) return;
  const tags = await db
    .insertInto('backoffice.tag')
    .values(TAGS.map((tag) => ({ ...tag, created_at: now() })))
    .returning('id')
    .execute();
  await db
    .insertInto('backoffice.member_tag')
    .values([
      { tag_id: tags[0]!.id, member_id: first.memberId },
      { tag_id: tags[1]!.id, member_id: first.memberId },
      { tag_id: tags[1]!.id, member_id: second.memberId },
    ])
    .execute();
  await db
    .insertInto('backoffice.member_note')
    .values({
      member_id: first.memberId,
      operator_id: operator.id,
      body: 'Called about a transfer that arrived a day late. Friendly; prefers to be called in the evening.',
      created_at: now(),
    })
    .execute();
}
