import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { createArticle } from '../commands';
import { BLOG_ARTICLES } from './blog';
import { HOUSE_ARTICLES } from './house';
import { NEWS_ARTICLES } from './news';

const DAY = 86_400_000;

/** Writes the articles that the demo begins with where there are none; what an operator has written is left alone. */
export async function seedStandardArticles(db: Db): Promise<void> {
  const there = await db.selectFrom('content.article').select('id').limit(1).executeTakeFirst();
  if (there) return;
  for (const { daysAgo, ...article } of [...HOUSE_ARTICLES, ...BLOG_ARTICLES, ...NEWS_ARTICLES])
    await createArticle(db, { ...article, publishedAt: new Date(now().getTime() - daysAgo * DAY) });
}
