import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { changedMeanwhile, slugTaken } from '../errors';
import { cleanBody } from '../html';
import { LINKED_TOPICS } from './constants';
import { topicNeeded } from './errors';
import type { HelpCopy } from './types';

const columnsOf = (copy: HelpCopy) => ({
  title: JSON.stringify(copy.title),
  content: JSON.stringify(cleanBody(copy.body)),
  position: copy.position,
});

/** Creates a topic; its HTML is cleaned first. Returns its id. Throws INVALID_INPUT if the slug is taken. */
export async function createTopic(db: Db, copy: HelpCopy, published = false): Promise<bigint> {
  const row = await db
    .insertInto('content.help_topic')
    .values({ slug: copy.slug, published, ...columnsOf(copy) })
    .onConflict((on) => on.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw slugTaken();
  return row.id;
}

/**
 * Updates a topic that is still at `version`; its slug does not change. Returns the slug and the new version. Throws
 * NOT_FOUND, CHANGED_MEANWHILE.
 */
export async function updateTopic(
  db: Db,
  id: bigint,
  version: number,
  copy: HelpCopy,
): Promise<{ slug: string; version: number }> {
  const row = await db
    .updateTable('content.help_topic')
    .set((on) => ({ ...columnsOf(copy), version: on('version', '+', 1), changed_at: now() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['slug', 'version'])
    .executeTakeFirst();
  return row ?? missed(db, id);
}

/** Publishes or unpublishes a topic. Returns its new version. Throws as updateTopic, and HELP_TOPIC_NEEDED. */
export async function publishTopic(
  db: Db,
  id: bigint,
  version: number,
  published: boolean,
): Promise<{ slug: string; version: number }> {
  const row = await db
    .updateTable('content.help_topic')
    .set((on) => ({ published, version: on('version', '+', 1), changed_at: now() }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['slug', 'version'])
    .executeTakeFirst();
  if (!row) return missed(db, id);
  // The caller's transaction rolls the change back.
  if (!published && LINKED_TOPICS.includes(row.slug)) throw topicNeeded();
  return row;
}

async function missed(db: Db, id: bigint): Promise<never> {
  const there = await db
    .selectFrom('content.help_topic')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  throw there ? changedMeanwhile() : notFound();
}
