import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { createArticle } from '../articles/commands';
import { seedStandardArticles } from '../articles/standard/commands';
import { SITE_PAGE_ARTICLES } from '../articles/standard/site-pages';
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
  await installHelp(db);
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

async function installHelp(db: Db): Promise<boolean> {
  const topic = await db.selectFrom('content.help_topic').select('slug').limit(1).executeTakeFirst();
  if (topic) return false;
  for (const [position, entry] of HELP_TOPICS.entries())
    await createTopic(db, { ...entry, body: entry.content, position }, true);
  return true;
}

/**
 * Installs what every site needs before it opens: the help centre with terms and privacy, and the page on responsible gaming, each if there
 * is none. Returns whether anything was installed.
 */
export async function installStandardTexts(db: Db): Promise<boolean> {
  const hasHelp = await installHelp(db);
  const page = await db
    .selectFrom('content.article')
    .select('id')
    .where('kind', '=', 'house')
    .limit(1)
    .executeTakeFirst();
  if (!page)
    for (const { daysAgo: _, ...article } of SITE_PAGE_ARTICLES)
      await createArticle(db, { ...article, publishedAt: now() });
  return hasHelp || !page;
}
