import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { slugTaken } from '../errors';
import { changeItem, recordCreation, type Change, type Saved } from '../history/commands';
import type { Author } from '../history/types';
import { cleanBody } from '../html';
import type { HelpCopy, NewTopic } from './types';

const stored = (copy: HelpCopy): HelpCopy => ({ ...copy, body: cleanBody(copy.body) });

const columnsOf = (copy: HelpCopy) => ({
  title: JSON.stringify(copy.title),
  content: JSON.stringify(copy.body),
  position: copy.position,
  published: copy.published,
  starts_at: copy.startsAt,
  ends_at: copy.endsAt,
  changed_at: now(),
});

/** Creates a topic; its HTML is cleaned first. Returns its id. Throws INVALID_INPUT, also if the slug is taken. */
export async function createTopic(db: Db, given: NewTopic, by?: Author): Promise<bigint> {
  const copy = stored({ published: false, startsAt: null, endsAt: null, ...given });
  const row = await db
    .insertInto('content.help_topic')
    .values({ slug: copy.slug, ...columnsOf(copy) })
    .onConflict((on) => on.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw slugTaken();
  return recordCreation(db, 'help', row.id, copy, by);
}

/**
 * Updates a topic that is still at `change.version`; its slug does not change. Throws NOT_FOUND, CHANGED_MEANWHILE,
 * INVALID_INPUT.
 */
export function updateTopic(db: Db, change: Change, given: HelpCopy): Promise<Saved> {
  return changeItem(
    db,
    'help',
    change,
    given.published,
    () =>
      db
        .selectFrom('content.help_topic')
        .select(['version', 'published', 'slug'])
        .where('id', '=', change.id)
        .forUpdate()
        .executeTakeFirst(),
    async (version, row) => {
      const copy = stored({ ...given, slug: row.slug });
      await db
        .updateTable('content.help_topic')
        .set({ ...columnsOf(copy), version })
        .where('id', '=', change.id)
        .execute();
      return copy;
    },
  );
}
