import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { createArticle } from '../articles/commands';
import { seedStandardArticles } from '../articles/standard/commands';
import { LEGAL_PAGES } from '../articles/standard/legal-pages';
import { SITE_PAGE_ARTICLES } from '../articles/standard/site-pages';
import type { StandardArticle } from '../articles/standard/types';
import { createTopic } from '../help/commands';
import { HELP_TOPICS } from './help';

/** Seeds the help centre and the standard articles with `articles`, each if there are none; existing content is kept. */
export async function seedStandardContent(db: Db, articles: readonly StandardArticle[] = []): Promise<void> {
  await installHelp(db);
  await seedStandardArticles(db, articles);
}

async function installHelp(db: Db): Promise<boolean> {
  const topic = await db.selectFrom('content.help_topic').select('slug').limit(1).executeTakeFirst();
  if (topic) return false;
  for (const [position, { slug, title, content }] of HELP_TOPICS.entries())
    await createTopic(db, { slug, title, body: content, position, published: true });
  return true;
}

/**
 * Installs what every site needs before it opens: the help centre, if it is empty, and each of the pages terms, privacy and responsible
 * gaming that is not there. Returns whether anything was installed.
 */
export async function installStandardTexts(db: Db): Promise<boolean> {
  const hasHelp = await installHelp(db);
  const pages = await db.selectFrom('content.article').select('slug').where('kind', '=', 'house').execute();
  const missing = [...SITE_PAGE_ARTICLES, ...LEGAL_PAGES].filter(({ slug }) =>
    pages.every((page) => page.slug !== slug),
  );
  for (const { daysAgo: _, ...article } of missing)
    await createArticle(db, { ...article, publishedAt: now() });
  return hasHelp || missing.length > 0;
}
