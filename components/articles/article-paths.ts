import type { ArticleKind } from '@/lib/content/articles/constants';

/** The kinds of articles that have a list. */
export type ListedKind = Exclude<ArticleKind, 'house' | 'page'>;

/** Whether articles of a kind have a list; the others are pages by themselves. */
export const isListed = (kind: ArticleKind): kind is ListedKind => kind === 'blog' || kind === 'news';

/** Returns the path of an article. */
export const articlePath = (kind: ArticleKind, slug: string) =>
  kind === 'house' ? `/${slug}` : `/${kind}/${slug}`;

/** Returns the path of a page of a list; the first page has the path of the list. */
export const listPath = (kind: ListedKind, page = 1) => (page === 1 ? `/${kind}` : `/${kind}/page/${page}`);
