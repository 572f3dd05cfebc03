import type { Db } from '@/lib/db/client';
import { seedStandardArticles } from '../articles/standard/commands';
import type { StandardArticle } from '../articles/standard/types';
import { addBanner } from '../commands';
import { createTopic } from '../help/commands';
import { HOME_BANNERS } from './banners';
import { HELP_TOPICS } from './help';

/**
 * Seeds the help centre, the banners of the home page, and the standard articles with `articles`, each if there are none;
 * existing content is kept.
 */
export async function seedStandardContent(db: Db, articles: readonly StandardArticle[] = []): Promise<void> {
  const topic = await db.selectFrom('content.help_topic').select('slug').limit(1).executeTakeFirst();
  if (!topic)
    for (const [position, entry] of HELP_TOPICS.entries())
      await createTopic(db, { ...entry, body: entry.content, position }, true);
  const banner = await db
    .selectFrom('content.banner')
    .select('id')
    .where('group_name', '=', 'w_home')
    .limit(1)
    .executeTakeFirst();
  if (!banner)
    for (const [position, entry] of HOME_BANNERS.entries())
      await addBanner(db, { group: 'w_home', ...entry, position });
  await seedStandardArticles(db, articles);
}
