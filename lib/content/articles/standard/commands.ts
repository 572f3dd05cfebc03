import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { createArticle } from '../commands';
import { BLOG_ARTICLES } from './blog';
import { LEGAL_PAGES } from './legal-pages';
import { NEWS_ARTICLES } from './news';
import { SITE_PAGE_ARTICLES } from './site-pages';
import type { StandardArticle } from './types';

const DAY = 86_400_000;

/** Seeds the standard articles and `more` if there are none; existing articles are kept. */
export async function seedStandardArticles(db: Db, more: readonly StandardArticle[] = []): Promise<void> {
  const there = await db.selectFrom('content.article').select('id').limit(1).executeTakeFirst();
  if (there) return;
  for (const { daysAgo, ...article } of [
    ...SITE_PAGE_ARTICLES,
    ...LEGAL_PAGES,
    ...BLOG_ARTICLES,
    ...NEWS_ARTICLES,
    ...more,
  ])
    await createArticle(db, { ...article, publishedAt: new Date(now().getTime() - daysAgo * DAY) });
}
